/** Milliseconds that each search took, from the key to the last byte of its rows. */
export async function timeSearches(
  origin: string,
  token: string,
  searches: readonly string[],
): Promise<number[]> {
  const times: number[] = [];
  for (const search of searches) {
    const begun = performance.now();
    const query = new URLSearchParams({ search, size: '50' });
    const answer = await fetch(`${origin}/prod-api/office/orders?${query}`, {
      headers: { 'X-Token': token },
    });
    const { code } = (await answer.json()) as { code: number };
    if (code !== 200) throw new Error(`"${search}" was answered with ${code}`);
    times.push(performance.now() - begun);
  }
  return times;
}

/** Signs a system user in and gives the token. */
export async function signIn(origin: string, username: string, password: string): Promise<string> {
  const answer = await fetch(`${origin}/prod-api/sysUser/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: string };
  if (code !== 200) throw new Error(msg);
  return data;
}

/** The value that `share` (0–1) of the numbers do not exceed. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
