import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { BookingRequest, CreatedOrder } from '@gangway/shared/contract/sales/orders.ts';
import { ORDER_NUMBER_BYTES, orderNumber } from '@gangway/shared/domain/codes/order-number.ts';
import { findCreditedReferrer } from '../../features/customers/account/referrer.service.ts';
import type { Caller } from '../../lib/caller.ts';
import type { Database, Transaction } from '../../lib/database/database.ts';
import type { Deps } from '../../lib/http/context.ts';
import { loadSettings } from '../../operator/settings.service.ts';
import { orderToken } from '../../reservations/access/order-token.rules.ts';
import { assignCabinsInTurn } from '../../reservations/cabins/cabin-requests.rules.ts';
import { takePlacesAndCabins } from '../../reservations/inventory/inventory.service.ts';
import { findFreeSeats } from '../../reservations/inventory/seats.repository.ts';
import { readOrderDetail } from '../../reservations/orders/order-view.service.ts';
import {
  channelOf,
  requireAgreedPrice,
  requireOnSale,
  requireTravelRules,
} from '../../reservations/pricing/booking.rules.ts';
import { priceParty } from '../../reservations/pricing/priced-order.rules.ts';
import {
  readOffers,
  readSailingTerms,
  requireCabinsFree,
} from '../../reservations/sailings/sailings.service.ts';
import { currentSigningKeyId } from '../../reservations/tickets/signing-keys.service.ts';
import { insertOrder, insertTickets, type TicketPlace } from './new-order.repository.ts';

export interface Booker {
  caller: Caller;
  language: Language;
}

/**
 * Makes an unpaid order that holds its places and cabins for the setting `holdMinutes` (R102).
 *
 * @throws AppError for a sailing not on sale or sold out, a cabin gone, a party that may not sail, a price that is not
 * the one agreed to, a referral code nobody has.
 */
export async function createOrder(
  trx: Transaction<Database>,
  deps: Deps,
  request: BookingRequest,
  { caller, language }: Booker,
  checkoutId: string,
): Promise<CreatedOrder> {
  const now = deps.clock.now();
  const channel = channelOf(caller, request);
  const settings = await loadSettings(trx);
  const sailing = await readSailingTerms(trx, request.sailingId, now);
  requireOnSale(request, sailing, now, settings.salesCloseMinutes);
  if (request.cabins?.kind === 'chosen')
    await requireCabinsFree(trx, sailing.id, request.cabins.roomIds, now);
  requireTravelRules(request, sailing, now, language);
  const offers = await readOffers(trx, sailing.id, now);
  const priced = priceParty(offers, request.passengers, request.cabins);
  requireAgreedPrice(request, priced, language);
  const signingKeyId = await currentSigningKeyId(trx);
  const referralCode = await findCreditedReferrer(
    trx,
    caller,
    request.referralCode,
    settings.houseReferralCode,
  );

  const id = deps.ids.uuid();
  const number = orderNumber(settings.orderPrefix, deps.ids.bytes(ORDER_NUMBER_BYTES));
  await insertOrder(trx, {
    id,
    number,
    checkout_id: checkoutId,
    sailing_id: sailing.id,
    customer_id: caller.kind === 'customer' ? caller.id : null,
    channel,
    payment_method: request.paymentMethod,
    contact_name: request.contact.name,
    contact_email: request.contact.email,
    contact_phone: request.contact.phone,
    referral_code: referralCode,
    language: request.language,
    remarks: request.remarks,
    due_sen: priced.totalSen,
    ladder: JSON.stringify({
      tiers: settings.cancellationLadder,
      nonRefundable: sailing.nonRefundable,
      peak: sailing.peak,
    }),
    hold_expires_at: new Date(now.getTime() + settings.holdMinutes * 60_000),
    notified_departs_at: new Date(sailing.departsAt),
    created_at: now,
    updated_at: now,
  });
  const cabins = priced.cabins.map(cabin => ({ ...cabin, id: deps.ids.uuid() }));
  await takePlacesAndCabins(
    trx,
    { orderId: id, sailingId: sailing.id, places: request.passengers.length, cabins },
    now,
  );
  const seats = await findFreeSeats(trx, sailing.id, request.passengers.length);
  const ticketPlaces = assignCabinsInTurn(cabins, request.passengers.length).map(
    (cabinId, index): TicketPlace => ({
      cabinId,
      seat: seats[index] ?? '',
      priceSen: offers.fares[request.passengers[index]?.ticketType ?? 'adult'],
    }),
  );
  const order = { id, number, sailing_id: sailing.id, signingKeyId };
  await insertTickets(trx, deps.ids, order, request.passengers, ticketPlaces);
  return { order: await readOrderDetail(trx, id, now), accessToken: orderToken(deps, id) };
}
