/** Lines, letters, words and paragraphs as far apart as a reader may set them (WCAG 1.4.12). */
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  /* Labels on the table are no paragraphs. */
  p:not(.left, .trump, .turn, .stake, .note, .request p) { margin-block-end: 2em !important; }
`);

/** Sets them through all shadows. They last as long as the elements. */
export const spaceOut = (root: Document | ShadowRoot = document): void => {
  root.adoptedStyleSheets = [...root.adoptedStyleSheets.filter((each) => each !== sheet), sheet];
  for (const { shadowRoot } of root.querySelectorAll("*")) if (shadowRoot !== null) spaceOut(shadowRoot);
};

/** The document itself outlasts a test. */
export const spaceNormally = (): void => {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
};
