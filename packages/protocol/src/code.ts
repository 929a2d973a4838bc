/** 30 signs that are not mistaken for one another when read out: no I, L, O, 0, 1, 8. */
export const CODE_ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ2345679";
export const CODE_LENGTH = 6;
const CODE = new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`);

/** A table's code as somebody typed it (small letters, spaces, dashes), or `null` when it cannot be one. */
export const parseCode = (raw: string): string | null => {
  const code = raw.toUpperCase().replace(/[\s-]+/g, "");
  return CODE.test(code) ? code : null;
};
