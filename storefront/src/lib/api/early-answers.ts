/** Calls that were made before the code of their screen was loaded, by their paths. */
const early = new Map<string, Promise<unknown>>();

/** Makes a call before its screen needs the answer. */
export function askEarly<Answer>(path: string, ask: () => Promise<Answer>): Promise<Answer> {
  const answer = ask();
  // The screen shows why it failed.
  answer.catch(() => undefined);
  early.set(path, answer);
  return answer;
}

/** The answer to an early call, once; undefined if there was none. */
export function earlyAnswer<Answer>(path: string): Promise<Answer> | undefined {
  const answer = early.get(path) as Promise<Answer> | undefined;
  early.delete(path);
  return answer;
}
