/**
 * Does a request come from our own page? Its Origin must name the host it was sent to, or be the configured public
 * address. Absent, `null`, foreign and look-alike ones are not ours: a browser always sends it where it matters.
 */
export const originAllowed = (
  origin: string | undefined,
  host: string | undefined,
  publicUrl: string | null,
): boolean => {
  if (origin === undefined || origin === "null") return false;
  let parsed: URL;
  try {
    parsed = new URL(origin);
  } catch {
    return false;
  }
  // An Origin is scheme, host and port and nothing else.
  if (parsed.origin !== origin.toLowerCase() || !/^https?:$/.test(parsed.protocol)) return false;
  if (publicUrl !== null && parsed.origin === new URL(publicUrl).origin) return true;
  return host !== undefined && parsed.host === withoutDefaultPort(host.toLowerCase(), parsed.protocol);
};

const withoutDefaultPort = (host: string, protocol: string): string =>
  host.replace(protocol === "https:" ? /:443$/ : /:80$/, "");
