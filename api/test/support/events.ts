/** A stream of server-sent events, read like a browser. */
export interface Events {
  response: Response;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads any event and asserts its content.
  next(): Promise<{ event: string; data: any }>;
  /** Comments received so far. */
  beats(): number;
  /** Resolves when the server ends it. */
  ended(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a stream. */
export async function openEvents(url: string, headers: Record<string, string> = {}): Promise<Events> {
  const leaving = new AbortController();
  const response = await fetch(url, { headers, signal: leaving.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  let beats = 0;

  async function block(): Promise<string | undefined> {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const found = text.slice(0, end);
        text = text.slice(end + 2);
        return found;
      }
      const { value, done } = (await reader?.read()) ?? { done: true };
      if (done) return undefined;
      text += value;
    }
  }

  return {
    response,
    async next() {
      for (;;) {
        const found = await block();
        if (found === undefined) throw new Error('the stream has ended');
        if (found.startsWith(':')) beats++;
        else {
          const fields = new Map(found.split('\n').map(line => line.split(/: (.*)/s) as [string, string]));
          return { event: fields.get('event') ?? '', data: JSON.parse(fields.get('data') ?? 'null') };
        }
      }
    },
    beats: () => beats,
    async ended() {
      while ((await block()) !== undefined);
    },
    async close() {
      leaving.abort();
      await reader?.cancel().catch(() => {});
    },
  };
}
