/** The samples of a scrape, each by its name and labels as they are written: `gangway_payments{provider="sandbox",state="failed"}`. */
export function samplesIn(text: string): Map<string, number> {
  const samples = new Map<string, number>();
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [, series, value] = /^([a-zA-Z_:][\w:]*(?:\{.*\})?) (\S+)$/.exec(line) ?? [];
    const number = Number(value?.replace('Inf', 'Infinity'));
    if (series === undefined || (Number.isNaN(number) && value?.toLowerCase() !== 'nan'))
      throw new Error(`no sample of Prometheus: ${line}`);
    if (samples.has(series)) throw new Error(`twice in a scrape: ${series}`);
    samples.set(series, number);
  }
  return samples;
}
