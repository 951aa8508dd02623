import { readEmail } from '@gangway/shared/contract/entries/email.ts';
import { isSamePhone } from '@gangway/shared/contract/entries/phone.ts';
import type { OrderLookup } from '@gangway/shared/contract/sales/orders.ts';
import { normaliseOrderNumber } from '@gangway/shared/domain/codes/order-number.ts';
import { requireHuman } from '../../accounts/human-check/human-check.service.ts';
import { AppError } from '../../lib/errors.ts';
import { addressBlock } from '../../lib/http/client-address.ts';
import type { Deps } from '../../lib/http/context.ts';
import { createRateLimit } from '../../lib/http/rate-limit.repository.ts';
import { loadSettings } from '../../operator/settings.service.ts';
import { findOrderByNumber } from '../../reservations/access/order-by-number.repository.ts';

const WINDOW_SECONDS = 900;
const WRONG_ANSWERS = { perAddress: 20, perOrder: 10 };

/**
 * Finds an order for a guest by its number and the e-mail or phone given with it. Phones are compared in
 * any spelling, numbers from before they were checked by their digits; fewer than six never match. Failures are counted by address and by order, so that phone
 * numbers cannot be guessed. Many people may share an address (a hotel, an agency): after too many failures from it
 * each further try requires a human check.
 *
 * The function it returns throws an AppError: `order-not-found`, `human-check-required`, `human-check-failed`, and for
 * one order that is guessed at `too-many-attempts`.
 */
export function createOrderLookup(deps: Pick<Deps, 'db' | 'clock' | 'env'>) {
  const perAddress = createRateLimit(deps.db, {
    name: 'lookup-address',
    attempts: WRONG_ANSWERS.perAddress,
    seconds: WINDOW_SECONDS,
  });
  const perOrder = createRateLimit(deps.db, {
    name: 'lookup-order',
    attempts: WRONG_ANSWERS.perOrder,
    seconds: WINDOW_SECONDS,
  });
  const passAddress = async (place: string, humanCheck: string | undefined): Promise<void> => {
    try {
      await perAddress.take(place);
    } catch (refusal) {
      if (!(refusal instanceof AppError)) throw refusal;
      if (humanCheck === undefined) throw new AppError('human-check-required');
      await requireHuman(deps, humanCheck);
    }
  };
  return async (
    { number, emailOrPhone, humanCheck }: OrderLookup,
    address: string,
  ): Promise<{ id: string }> => {
    const { orderPrefix } = await loadSettings(deps.db);
    const wanted = normaliseOrderNumber(number, orderPrefix) ?? '';
    await passAddress(addressBlock(address), humanCheck);
    await perOrder.take(wanted);
    const order = await findOrderByNumber(deps.db, wanted);
    if (!order || !isContact(order, emailOrPhone)) throw new AppError('order-not-found');
    await perAddress.giveBack(addressBlock(address));
    await perOrder.giveBack(wanted);
    return order;
  };
}

function isContact(
  order: { contact_email: string | null; contact_phone: string },
  emailOrPhone: string,
): boolean {
  const email = readEmail(emailOrPhone) ?? emailOrPhone.toLowerCase();
  return order.contact_email === email || isSamePhone(order.contact_phone, emailOrPhone);
}
