import type { Permission } from '@gangway/shared/contract/base/permissions.ts';
import type { TestApp } from '../support/test-app.ts';
import { type CallerKind, isAllowed } from './callers.ts';
import type { Operation } from './routes.ts';

/** Error codes of the gate itself, and of what stands where a route is missing or breaks down. */
const notReached = [
  'not-signed-in',
  'session-ended',
  'session-expired',
  'not-permitted',
  'not-found',
  'not-allowed-method',
  'unexpected',
];

/**
 * Makes a call with nothing in it: no parameter names a thing that exists, and a call that takes a body gets none. Who is
 * let in is then answered by the call's own rules, and nothing is done.
 */
export async function callWithoutData(
  { app }: TestApp,
  { method, path }: Operation,
  headers: Record<string, string>,
): Promise<{ status: number; error: string | undefined }> {
  const address = `/prod-api${path.replaceAll(/\{.+?\}/g, 'nobody')}`;
  const response = await app.request(address, { method, headers });
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json');
  const error = isJson ? ((await response.json()) as { data?: { error?: string } }).data?.error : undefined;
  return { status: response.status, error };
}

/** Who is let in though they may not, or kept out though they may; in words. */
export async function findWrongAnswers(
  gangway: TestApp,
  operation: Operation & { permission: Permission },
  callers: readonly CallerKind[],
): Promise<string[]> {
  const wrong: string[] = [];
  for (const caller of callers) {
    const { status, error } = await callWithoutData(gangway, operation, await caller.headers());
    const told = `${caller.name}: ${status} ${error ?? ''}`;
    if (isAllowed(caller, operation.permission)) {
      const isReached = error === undefined ? status === 200 : !notReached.includes(error);
      if (!isReached) wrong.push(`${told}, although they may`);
    } else {
      const refusal = caller.is === 'guest' ? '401 not-signed-in' : '403 not-permitted';
      if (`${status} ${error}` !== refusal) wrong.push(`${told}, although they may not`);
    }
  }
  return wrong;
}
