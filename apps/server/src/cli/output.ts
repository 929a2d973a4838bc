/** What a person is told beside the result: on standard error, so that the result can be piped on. */
export const tell = (text: string): void => void process.stderr.write(`bummerl: ${text}\n`);

/** The result of a command. */
export const print = (text: string): void => void process.stdout.write(`${text}\n`);

const SIZES = ["bytes", "kB", "MB", "GB", "TB"];

/** `1234567` is `1.2 MB`. */
export function sizeOf(bytes: number): string {
  const step = bytes < 1_000 ? 0 : Math.min(SIZES.length - 1, Math.floor(Math.log10(bytes) / 3));
  return `${step === 0 ? bytes : (bytes / 1_000 ** step).toFixed(1)} ${SIZES[step]}`;
}

export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString("en")} ${count === 1 ? one : many}`;
