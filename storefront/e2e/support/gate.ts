import { randomUUID } from 'node:crypto';
import type { Envelope } from '@gangway/shared/contract/base/envelope.ts';
import type { BoardingDecision } from '@gangway/shared/contract/boarding.ts';
import { passwordOf } from '@gangway/shared/node/demonstration-accounts.ts';
import { type APIRequestContext, expect } from '@playwright/test';

/** A gate: a supervisor, who may let passengers in without an enrolled workplace. */
export async function openGate(request: APIRequestContext) {
  const ask = staffCalls<BoardingDecision>(request, await signIn(request, 'supervisor'));
  const scene = () => ({ eventId: randomUUID(), gate: 'Gate 1' });
  return {
    scan: (code: string) => ask('/boarding/scan', { code, ...scene() }),
    type: (ticketId: string, verificationCode: string) =>
      ask('/boarding/typed', { ticketId, verificationCode, ...scene() }),
  };
}

/** Opens boarding a day ahead, so that a sailing is always boarding. */
export async function openBoardingEarly(request: APIRequestContext): Promise<void> {
  const ask = staffCalls(request, await signIn(request, 'manager'));
  await ask('/config/update', { key: 'boardingOpensMinutes', value: 1440 });
}

/** Lets one person hold places for many tests: they all book for the same person. */
export async function letBuyersHold(request: APIRequestContext): Promise<void> {
  const ask = staffCalls(request, await signIn(request, 'manager'));
  for (const key of ['holdPlacesPerNetwork', 'holdPlacesPerAgent', 'holdPlacesPerBuyer'])
    await ask('/config/update', { key, value: 10_000 });
  await ask('/config/update', { key: 'scarceHoldMinutes', value: 15 });
}

/** Sets the fee for each passenger who chooses a seat. */
export async function askForSeatFee(request: APIRequestContext, feeSen: number): Promise<void> {
  const ask = staffCalls(request, await signIn(request, 'manager'));
  await ask('/config/update', { key: 'seatFeeSen', value: feeSen });
}

export async function signIn(request: APIRequestContext, username: string): Promise<string> {
  const login = await request.post('/prod-api/sysUser/login', {
    data: { username, password: passwordOf(username) },
  });
  return ((await login.json()) as Envelope<string>).data;
}

export function staffCalls<Data>(request: APIRequestContext, token: string) {
  return async (path: string, data: Record<string, unknown>): Promise<Data> => {
    const answer = await request.post(`/prod-api${path}`, {
      headers: { 'X-Token': token, 'If-Match': '*' },
      data,
    });
    expect(answer.status(), await answer.text()).toBe(200);
    return ((await answer.json()) as Envelope<Data>).data;
  };
}
