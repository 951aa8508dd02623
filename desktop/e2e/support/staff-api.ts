import type { Envelope } from '@gangway/shared/contract/base/envelope.ts';
import { passwordOf } from '../../../scripts/seed/people/demonstration-accounts.ts';
import { expect, type StaffName } from './office.ts';

/** Calls the API directly, as a user at another workplace. */
export async function staffApi(apiUrl: string, who: StaffName) {
  const call = async <Data>(method: 'GET' | 'POST', path: string, body?: object, token?: string) => {
    const answer = await fetch(`${apiUrl}/prod-api${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token && { 'X-Token': token }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    expect(answer.status, `${path}: ${text}`).toBe(200);
    return (JSON.parse(text) as Envelope<Data>).data;
  };
  const token = await call<string>('POST', '/sysUser/login', { username: who, password: passwordOf(who) });
  return {
    get: <Data>(path: string) => call<Data>('GET', path, undefined, token),
    post: <Data>(path: string, body: object = {}) => call<Data>('POST', path, body, token),
    /** A file of the API, as text. */
    async file(path: string): Promise<string> {
      const answer = await fetch(`${apiUrl}/prod-api${path}`, { headers: { 'X-Token': token } });
      expect(answer.status, path).toBe(200);
      return answer.text();
    },
  };
}

export type StaffApi = Awaited<ReturnType<typeof staffApi>>;
