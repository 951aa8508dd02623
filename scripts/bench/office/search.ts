/** Milliseconds of each search, from the key to the last byte of its rows. */
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
