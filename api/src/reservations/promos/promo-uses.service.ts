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
  type CountedUse,
  countUsesEach,
  findPromosToFree,
  giveBackLapsedUses,
  lockPromos,
  lockUses,
  type PromoTerms,
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
  requests: readonly CountedUse[],
  now: Date,
): Promise<Map<string, AppError>> {
  const refused = new Map<string, AppError>();
  const { promos, uses, usesEach } = await countUses(trx, requests, now);
  for (const { orderId, promoId, contact } of requests) {
    const promo = promos.get(promoId);
    const used = uses.get(promoId) ?? 0;
    const key = `${promoId} ${contact}`;
    const usedHere = usesEach.get(key) ?? 0;
    const refusal = promo?.active ? refusalOf(promo, used, usedHere) : promoUsedUp();
    if (refusal) {
      refused.set(orderId, refusal);
    } else {
      uses.set(promoId, used + 1);
      usesEach.set(key, usedHere + 1);
    }
  }
  return refused;
}

/** Locks codes, and counts their uses and those of each contact. Where these come near a limit, lapsed uses are returned first. */
async function countUses(trx: Transaction<Database>, requests: readonly CountedUse[], now: Date) {
  const ids = [...new Set(requests.map(({ promoId }) => promoId))];
  const promos = await lockPromos(trx, ids);
  const countOf = (id: number) => requests.filter(({ promoId }) => promoId === id).length;
  const short = ids.filter(id => {
    const promo = promos.get(id);
    return promo?.mostUses != null && promo.uses + countOf(id) > promo.mostUses;
  });
  const counted = ids.filter(id => promos.get(id)?.mostUsesEach != null);
  const back = [...new Set([...short, ...counted])];
  const freed = back.length > 0 ? await giveBackLapsedUses(trx, back, now) : new Map<number, number>();
  const usesEach = counted.length > 0 ? await countUsesEach(trx, requests) : new Map<string, number>();
  const uses = new Map(ids.map(id => [id, freed.get(id) ?? promos.get(id)?.uses ?? 0]));
  return { promos, uses, usesEach };
}

/** @param usedHere by the contact of the order */
function refusalOf(
  { mostUses, mostUsesEach }: PromoTerms,
  used: number,
  usedHere: number,
): AppError | undefined {
  if (mostUses !== null && used >= mostUses) return promoUsedUp();
  if (mostUsesEach !== null && usedHere >= mostUsesEach)
    return new AppError('promo-used-by-you', { fields: { promoCode: 'promo-used-by-you' } });
  return undefined;
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
  if (returned.length > 0) await lockPromos(trx, [...new Set(returned.map(({ promoId }) => promoId))]);
}

/**
 * Counts the use of an order that had ended unpaid and is now paid (R248). The caller holds the locks of `lockPromosToReclaim`. A
 * code that takes no new orders any more still counts for this one, which was made before.
 *
 * @throws AppError `promo-used-up` if no use is left, or `promo-used-by-you` if the customer has none left.
 */
export async function reclaimPromoUse(trx: Transaction<Database>, orderId: string, now: Date): Promise<void> {
  const [use] = await lockUses(trx, [orderId]);
  if (!use?.givenBack) return;
  const { promoId, contact } = use;
  const { promos, uses, usesEach } = await countUses(trx, [use], now);
  const promo = promos.get(promoId);
  const refusal = promo
    ? refusalOf(promo, uses.get(promoId) ?? 0, usesEach.get(`${promoId} ${contact}`) ?? 0)
    : promoUsedUp();
  if (refusal) throw refusal;
  await takeUseAgain(trx, orderId, promoId);
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
