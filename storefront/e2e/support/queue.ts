import type { QueueChange } from '@gangway/shared/contract/office/sailings/queue.ts';
import type { SailingSummary } from '@gangway/shared/contract/sailings.ts';
import type { APIRequestContext } from '@playwright/test';
import { ask } from './booking.ts';
import { signIn, staffCalls } from './gate.ts';

/** A sailing that no other test books: late in the season, after those of `farSailings`. */
export async function lateSailing(request: APIRequestContext): Promise<SailingSummary> {
  const from = new Date(Date.now() + 140 * 86_400_000).toISOString().slice(0, 10);
  const { items } = await ask<{ items: SailingSummary[] }>(request, `/sailings?from=${from}&size=50`);
  const sailing = items.at(-1);
  if (!sailing) throw new Error('nothing sails so late');
  return sailing;
}

/** Sets the opening of a sailing's sale and its queue, as the manager does. */
export async function setQueue(
  request: APIRequestContext,
  sailingId: number,
  change: QueueChange,
): Promise<void> {
  const office = staffCalls(request, await signIn(request, 'manager'));
  await office(`/office/sailings/${sailingId}/waiting-room`, change);
}
