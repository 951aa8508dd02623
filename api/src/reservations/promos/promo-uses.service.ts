/*
 * Promo codes: what a code takes off, and how often it may be used (I11).
 *
 * May import: no other module.
 */

import type { Database, Transaction } from '../../lib/database/database.ts';
import { inTransaction } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import type { Data } from '../../lib/http/context.ts';
import {
  countUsesEach,
  findPromosToFree,
  giveBackLapsedUses,
  lockPromos,
  lockUses,
  type PromoUse,
  takeUseAgain,
} from './promo-codes.repository.ts';

/** The error for a code without uses left. */
export const promoUsedUp = () => new AppError('promo-used-up', { fields: { promoCode: 'promo-used-up' } });

/**
 * Decides which orders may use their codes, in their sequence (I11). The codes are locked until the transaction ends, and uses
 * that lapsed unpaid are returned before any refusal. Nothing is stored yet, because an order without a place uses no code.
 *
 * @returns the refusal of each that may not, by its order.
 */
export async function screenPromoUses(
  trx: Transaction<Database>,
  requests: readonly Omit<PromoUse, 'discountSen'>[],
  now: Date,
): Promise<Map<string, AppError>> {
  const refused = new Map<string, AppError>();
  const ids = [...new Set(requests.map(({ promoId }) => promoId))];
  const promos = await lockPromos(trx, ids);
  const countOf = (id: number) => requests.filter(({ promoId }) => promoId === id).length;
  const short = ids.filter(id => {
    const promo = promos.get(id);
    return promo?.mostUses != null && promo.uses + countOf(id) > promo.mostUses;
  });
  const each = ids.some(id => promos.get(id)?.mostUsesEach != null);
  const counted = each ? ids.filter(id => promos.get(id)?.mostUsesEach != null) : [];
  const back = [...new Set([...short, ...counted])];
  const freed = back.length > 0 ? await giveBackLapsedUses(trx, back, now) : new Map<number, number>();
  const usesEach = each ? await countUsesEach(trx, requests) : new Map<string, number>();
  const uses = new Map(ids.map(id => [id, freed.get(id) ?? promos.get(id)?.uses ?? 0]));
  for (const { orderId, promoId, contact } of requests) {
    const promo = promos.get(promoId);
    const used = uses.get(promoId) ?? 0;
    const key = `${promoId} ${contact}`;
    const usedHere = usesEach.get(key) ?? 0;
    if (!promo?.active || (promo.mostUses !== null && used >= promo.mostUses)) {
      refused.set(orderId, promoUsedUp());
    } else if (promo.mostUsesEach !== null && usedHere >= promo.mostUsesEach) {
      refused.set(orderId, new AppError('promo-used-by-you', { fields: { promoCode: 'promo-used-by-you' } }));
    } else {
      uses.set(promoId, used + 1);
      usesEach.set(key, usedHere + 1);
    }
  }
  return refused;
}

/**
 * Locks the codes whose uses `reclaimPromoUse` may count again. The caller holds the orders' locks, and no sailing's yet: bookings
 * lock a code before its sailings too, so that the two cannot deadlock.
 */
export async function lockPromosToReclaim(
  trx: Transaction<Database>,
  orderIds: readonly string[],
): Promise<void> {
  const returned = (await lockUses(trx, orderIds)).filter(({ givenBack }) => givenBack);
  await lockPromos(trx, [...new Set(returned.map(({ promoId }) => promoId))]);
}

/**
 * Counts the use of an order that had ended unpaid and is now paid. The caller holds the locks of `lockPromosToReclaim`.
 *
 * @throws AppError `promo-used-up` if no use is left.
 */
export async function reclaimPromoUse(trx: Transaction<Database>, orderId: string): Promise<void> {
  const [use] = await lockUses(trx, [orderId]);
  if (!use?.givenBack) return;
  const promo = (await lockPromos(trx, [use.promoId])).get(use.promoId);
  if (!promo || (promo.mostUses !== null && promo.uses >= promo.mostUses)) throw promoUsedUp();
  await takeUseAgain(trx, orderId, use.promoId);
}

const ACTOR = 'system:free-vouchers';

/** Returns the uses of orders that ended unpaid. */
export async function freePromoUses(deps: Data): Promise<void> {
  for (const id of await findPromosToFree(deps.db))
    await inTransaction(deps, ACTOR, async trx => {
      await lockPromos(trx, [id]);
      await giveBackLapsedUses(trx, [id], deps.clock.now());
    });
}
