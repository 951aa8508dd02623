/** Signs a system user in and returns the token. */
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
