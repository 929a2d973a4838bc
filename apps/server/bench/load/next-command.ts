/**
 * What there is to do for a seat, read off the bytes of its update: parsing two kilobytes for every move would make the
 * load dearer than some of the servers.
 */
const LEGAL = Buffer.from('"legal":[');
const MAY = Buffer.from('"may":[');
const CUT = '"cut":"c0ffee"';

/** @returns the command as JSON, or `null` when this seat has nothing to do */
export function nextCommand(chunk: Buffer, from: number, to: number): string | null {
  const legal = chunk.indexOf(LEGAL, from);
  if (legal > 0 && legal < to) {
    const begin = legal + LEGAL.length;
    const actions = chunk.toString("latin1", begin, chunk.indexOf("]", begin));
    const action = actions === "" ? null : pick(actions.slice(1, -1).split("},{"));
    if (action !== null)
      return `{"type":"act","seq":${numberAt(chunk, from, "dealSeq")},"action":{${action}}}`;
  }
  const may = chunk.indexOf(MAY, from);
  const allowed = chunk.toString("latin1", may, chunk.indexOf("]", may));
  if (allowed.includes('"next"'))
    return `{"type":"next","deal":${numberAt(chunk, from, "dealNumber")},${CUT}}`;
  if (allowed.includes('"playOn"'))
    return `{"type":"playOn","bummerl":${numberAt(chunk, from, "bummerlNumber")},${CUT}}`;
  return null;
}

/** Any action but giving up. */
function pick(actions: readonly string[]): string | null {
  const sensible = actions.filter((action) => !action.includes("giveUp"));
  return sensible[Math.floor(Math.random() * sensible.length)] ?? null;
}

export function numberAt(chunk: Buffer, from: number, field: string): number {
  const begin = chunk.indexOf(`"${field}":`, from) + field.length + 3;
  return Number.parseInt(chunk.toString("latin1", begin, begin + 12), 10);
}
