/**
 * A small value kept in the browser. Storage may be forbidden or full (private windows): then nothing is kept, and
 * that is told by the answer, because a preference lost at the end of a visit is no fault worth stopping for.
 */
export const readLocal = (key: string, storage: () => Storage = () => localStorage): string | null => {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
};

/** `null` removes. True when it was kept. */
export const writeLocal = (
  key: string,
  value: string | null,
  storage: () => Storage = () => localStorage,
): boolean => {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, value);
    return true;
  } catch {
    return false;
  }
};
