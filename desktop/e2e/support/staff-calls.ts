import { randomUUID } from 'node:crypto';
import type { Envelope } from '@gangway/shared/contract/base/envelope.ts';
import type { Page } from '@playwright/test';
import { expect } from './office.ts';

/** API calls of the signed-in user beside the screen: to prepare a test, or to act as another user. */
export function staffCalls(page: Page) {
  const at = (path: string) => new URL(`/prod-api${path}`, page.url()).href;
  const read = async <Data>(answer: {
    status(): number;
    json(): Promise<unknown>;
    text(): Promise<string>;
  }) => {
    expect(answer.status(), await answer.text()).toBe(200);
    return ((await answer.json()) as Envelope<Data>).data;
  };
  return {
    get: async <Data>(path: string) => read<Data>(await page.request.get(at(path))),
    post: async <Data>(path: string, data: object = {}) =>
      // The test overwrites any version.
      read<Data>(
        await page.request.post(at(path), {
          data,
          headers: { 'If-Match': '*', 'Idempotency-Key': randomUUID() },
        }),
      ),
  };
}
