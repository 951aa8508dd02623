import { randomUUID } from 'node:crypto';
import { passwordOf } from '@gangway/shared/node/demonstration-accounts.ts';
import type { APIRequestContext } from '@playwright/test';
import { ask } from '../../../storefront/e2e/support/booking.ts';
import { expect, type StaffName } from './office.ts';

/** Calls the API directly, as a user at another workplace. */
export async function staffApi(request: APIRequestContext, who: StaffName, origin = '') {
  const token = await ask<string>(request, '/sysUser/login', { username: who, password: passwordOf(who) });
  // The test overwrites any version.
  const headers = () => ({ 'X-Token': token, 'Idempotency-Key': randomUUID(), 'If-Match': '*' });
  return {
    /** For calls as another user. */
    request,
    origin,
    token,
    get: <Data>(path: string) => ask<Data>(request, path, undefined, headers()),
    post: <Data>(path: string, body: object = {}) => ask<Data>(request, path, body, headers()),
    /** A file of the API, as text. */
    async file(path: string): Promise<string> {
      const answer = await request.get(`/prod-api${path}`, { headers: headers() });
      expect(answer.status(), path).toBe(200);
      return answer.text();
    },
  };
}

export type StaffApi = Awaited<ReturnType<typeof staffApi>>;
