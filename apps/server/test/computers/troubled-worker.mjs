/** A thread that does what a question's seed says: answers, throws, dies, or never comes to an end. */
export const choose = ({ question }) => {
  const tries = new Int32Array(question.view);
  const attempt = Atomics.add(tries, 0, 1) + 1;
  switch (question.seed) {
    case 1:
      if (attempt === 1) throw new Error("cannot today");
      break;
    case 2:
      if (attempt === 1) process.exit(3);
      break;
    case 3:
      for (;;);
    default:
  }
  return { type: "play", card: "HA" };
};
