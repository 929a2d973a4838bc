/**
 * Makes something of plain data once for as long as that data lives. What stays the same for many rows need not be made
 * anew for each view of them, and whoever is given it can tell that it is the same.
 */
export const oncePer = <From extends object, Made>(make: (from: From) => Made): ((from: From) => Made) => {
  const known = new WeakMap<From, Made>();
  return (from) => {
    const there = known.get(from);
    if (there !== undefined) return there;
    const made = make(from);
    known.set(from, made);
    return made;
  };
};
