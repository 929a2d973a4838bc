/** Said in all languages at once, because the texts of none could be loaded. */
const WORDS = [
  ["en", "Bummerl could not be loaded.", "Try again"],
  ["de-AT", "Bummerl konnte nicht geladen werden.", "Noch einmal versuchen"],
  ["fr", "Bummerl n’a pas pu être chargé.", "Réessayer"],
] as const;

/** The page without the application: not even its words came. */
export const sayNothingComes = (): void => {
  const box = document.createElement("main");
  box.setAttribute("role", "alert");
  for (const [lang, text, again] of WORDS) {
    const line = document.createElement("p");
    line.lang = lang;
    const link = document.createElement("a");
    link.href = location.pathname;
    link.textContent = again;
    line.append(`${text} `, link);
    box.append(line);
  }
  document.body.append(box);
};
