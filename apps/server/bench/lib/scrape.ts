/** What a server says at `/metrics`, as far as a bench reads it. */
export interface Scraped {
  /** The value of a figure, with its labels as they stand in the text; 0 where there is none. */
  value(series: string): number;
  /** The place of a share of what a histogram counted, from its buckets; seconds. */
  quantile(histogram: string, labels: string, share: number): number;
}

export async function scrape(port: number, token: string): Promise<Scraped> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const lines = (await answer.text()).split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  const series = new Map(
    lines.map((line): [string, number] => {
      const at = line.lastIndexOf(" ");
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
  const value = (name: string): number => series.get(name) ?? 0;
  return {
    value,
    quantile: (histogram, labels, share) => {
      const wanted = value(`${histogram}_count{${labels}}`) * share;
      const buckets = [...series]
        .filter(([name]) => name.startsWith(`${histogram}_bucket{`) && name.includes(labels))
        .map(([name, count]) => ({ upTo: Number(/le="([^"]+)"/.exec(name)?.[1] ?? "NaN"), count }))
        .filter(({ upTo }) => Number.isFinite(upTo))
        .sort((a, b) => a.upTo - b.upTo);
      let before = { upTo: 0, count: 0 };
      for (const bucket of buckets) {
        if (bucket.count >= wanted && bucket.count > before.count)
          return (
            before.upTo +
            ((wanted - before.count) / (bucket.count - before.count)) * (bucket.upTo - before.upTo)
          );
        before = bucket;
      }
      return before.upTo;
    },
  };
}
