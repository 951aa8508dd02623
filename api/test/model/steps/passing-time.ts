import { expireHolds } from '../../../src/reservations/inventory/expire-holds.job.ts';
import type { Model } from '../model.ts';
import * as models from '../model.ts';
import { passTime, type Shop } from '../shop.ts';
import { canPass } from './step.ts';
import { serveLists } from './waitlist-steps.ts';

const SECOND_MS = 1_000;
const LATE_MS = models.HOLD_MS + 60_000;

/** Of two payments the latest is refunded first, and of two orders the first is paid first: no two are of one moment. */
export function passSecond(model: Model, shop: Shop): void {
  model.now += SECOND_MS;
  shop.gangway.clock.advance(SECOND_MS);
}

/** The job that ends overdue holds. */
export async function noticeExpiry(model: Model, { gangway }: Shop): Promise<void> {
  await expireHolds(gangway.deps);
  models.expireOverdue(model);
}

/** All holds of this moment end, and that is noticed. Without effect right before the first sailing. */
export async function letTheHoldsPass(model: Model, shop: Shop): Promise<void> {
  if (!canPass(model, LATE_MS)) return;
  model.now += LATE_MS;
  await passTime(shop, LATE_MS);
  await noticeExpiry(model, shop);
  await serveLists(model, shop);
}
