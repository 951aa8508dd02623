import { readEmail } from '@gangway/shared/contract/entries/email.ts';
import { isSamePhone } from '@gangway/shared/contract/entries/phone.ts';
import type { OrderLookup } from '@gangway/shared/contract/sales/orders.ts';
import { normalizeOrderNumber } from '@gangway/shared/domain/codes/order-number.ts';
import { requireHuman } from '../../accounts/human-check/human-check.service.ts';
import { AppError } from '../../lib/errors.ts';
import { addressBlock } from '../../lib/http/client-address.ts';
import type { Deps } from '../../lib/http/context.ts';
import { createRateLimit, type RateLimit } from '../../lib/http/rate-limit.ts';
import { loadSettings } from '../../operator/settings.service.ts';
import { findOrderByNumber } from '../../reservations/orders/order-locks.repository.ts';

const WINDOW_SECONDS = 900;
const WRONG_ANSWERS = { perAddress: 20, perOrder: 10, perOrderThere: 10, perOrderInAll: 100 };

/**
 * Finds an order for a guest by its number and the e-mail or phone of its contact. Phones are compared in any spelling, old
 * unchecked numbers by their digits; fewer than six never match. Failures are counted by address and by order, so that phone
 * numbers cannot be guessed. Many people may share an address (a hotel, an agency), and a stranger may guess at an order: after
 * too many failures from an address or at an order, each further try requires a human check (R351).
 *
 * The function it returns throws an AppError: `order-not-found`, `human-check-required`, `human-check-failed`, and
 * `too-many-attempts` after too many guesses at one order from the same address, or after a hundred with human checks.
 */
export function createOrderLookup(deps: Deps) {
  const limit = (name: string, attempts: number) =>
    createRateLimit(deps.db, { name: `lookup-${name}`, attempts, seconds: WINDOW_SECONDS });
  const perAddress = limit('address', WRONG_ANSWERS.perAddress);
  const perOrder = limit('order', WRONG_ANSWERS.perOrder);
  const perOrderThere = limit('order-there', WRONG_ANSWERS.perOrderThere);
  const perOrderInAll = limit('order-in-all', WRONG_ANSWERS.perOrderInAll);
  return async (
    { number, emailOrPhone, humanCheck }: OrderLookup,
    address: string,
  ): Promise<{ id: string }> => {
    const { orderPrefix } = await loadSettings(deps.db);
    const orderNumber = normalizeOrderNumber(number, orderPrefix) ?? '';
    const block = addressBlock(address);
    await perOrderThere.take(`${orderNumber} ${block}`);
    const suspected = [await isUsedUp(perAddress, block), await isUsedUp(perOrder, orderNumber)];
    if (suspected.includes(true)) {
      if (humanCheck === undefined) throw new AppError('human-check-required');
      await requireHuman(deps, humanCheck);
    }
    await perOrderInAll.take(orderNumber);
    const order = await findOrderByNumber(deps.db, orderNumber);
    if (!order || !isContact(order, emailOrPhone)) throw new AppError('order-not-found');
    await perOrderThere.giveBack(`${orderNumber} ${block}`);
    await perOrderInAll.giveBack(orderNumber);
    await perAddress.giveBack(block);
    await perOrder.giveBack(orderNumber);
    return order;
  };
}

/** Counts an attempt. @returns whether there were too many */
async function isUsedUp(limit: RateLimit, key: string): Promise<boolean> {
  try {
    await limit.take(key);
    return false;
  } catch (refusal) {
    if (refusal instanceof AppError) return true;
    throw refusal;
  }
}

function isContact(
  order: { contact_email: string | null; contact_phone: string },
  emailOrPhone: string,
): boolean {
  const email = readEmail(emailOrPhone) ?? emailOrPhone.toLowerCase();
  return order.contact_email === email || isSamePhone(order.contact_phone, emailOrPhone);
}
