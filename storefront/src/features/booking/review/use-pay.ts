import { ApiError } from '@gangway/shared/contract/base/api-error.ts';
import type { SailingDetail } from '@gangway/shared/contract/sailings.ts';
import type { Quote } from '@gangway/shared/contract/sales/quotes.ts';
import { isNothingDue } from '@gangway/shared/domain/payment/nothing-due.ts';
import { newKey } from '@gangway/shared/ui/browser/new-key.ts';
import { type UseQueryResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { useFormat } from '../../../lib/format/use-format.ts';
import type { Prove } from '../../../lib/human-check/use-proof.ts';
import { keepSentEntries } from '../../../lib/orders/sent-entries.ts';
import { orderPath } from '../../../lib/paths.ts';
import { type PaymentRefusal, paymentPath, startPayment } from '../../../lib/payments/start-payment.ts';
import { payWithVoucher } from '../../../lib/payments/vouchers.ts';
import { sailingQuery } from '../../../lib/requests/sailing.ts';
import { forgetOffer } from '../../../lib/waitlist/kept-offers.ts';
import { clearDraft, useBookingDraft } from '../draft/booking-draft.ts';
import { useCartSlot } from '../draft/cart-slot.ts';
import type { BookingDraft } from '../draft/empty-draft.ts';
import { orderRequestOf } from '../draft/order-request.ts';
import { forgetSubmission, submissionKey } from '../draft/submission.ts';
import { createOrder } from '../requests/create-order.ts';
import { seatMapQuery } from '../requests/seat-map.ts';

/** Creates the order and starts its payment. The draft is kept until the order exists. */
export function usePay(
  sailing: SailingDetail,
  quote: UseQueryResult<Quote>,
  prove: Prove,
  onRefused: (error: Error) => void,
) {
  const [, navigate] = useLocation();
  const { language } = useFormat();
  const queries = useQueryClient();
  const cart = useCartSlot();

  return useMutation({
    meta: { inline: true },
    mutationFn: async () => {
      const draft = useBookingDraft.getState();
      const free = quote.data !== undefined && isNothingDue(quote.data.totalSen);
      const covered = free || isCovered(draft.voucher, quote.data?.totalSen);
      if ((draft.provider === '' && !covered) || !quote.data)
        throw new Error('the form must not submit without a payment method and a price');
      // A code that the quote refuses gives no discount, and would make the API refuse the booking.
      const promoCode = quote.data.promo?.refusal === null ? draft.promoCode : '';
      const body = orderRequestOf({ ...draft, promoCode }, sailing, quote.data.totalSen, language);
      const key = submissionKey(body, newKey);
      const { order } = await prove(humanCheck => createOrder(body, key, humanCheck));
      return {
        number: order.number,
        ...(await paymentAddress(order.number, free ? NOTHING : draft, `${key}-payment`)),
      };
    },
    onSuccess: ({ number, next, refusal }) => {
      // Replaced, so that "back" opens the sailings and not the form of an existing order.
      navigate(next, { replace: true, ...(refusal && { state: refusal }) });
      forgetOffer(sailing.id);
      const { cartItemId } = useBookingDraft.getState();
      if (cartItemId) cart?.drop(cartItemId);
      keepSentEntries(number, useBookingDraft.getState());
      clearDraft();
    },
    onError: error => {
      if (error instanceof ApiError && error.unanswered) return;
      forgetSubmission();
      onRefused(error);
      queries.invalidateQueries({ queryKey: sailingQuery(sailing.id).queryKey });
      queries.invalidateQueries({ queryKey: seatMapQuery(sailing.id).queryKey });
      queries.invalidateQueries({ queryKey: ['quote'] });
    },
  });
}

/** The payment of an order with nothing due. */
const NOTHING = 'nothing';

/** The order exists and holds its places: if its payment cannot be started, the order's page says why and offers to pay again. */
async function paymentAddress(
  number: string,
  way: Pick<BookingDraft, 'voucher' | 'provider'> | typeof NOTHING,
  key: string,
): Promise<{ next: string; refusal?: PaymentRefusal }> {
  try {
    if (way === NOTHING) return { next: paymentPath(await startPayment([number], '', key), [number]) };
    const { voucher, provider } = way;
    if (voucher) {
      const used = await payWithVoucher(number, voucher.code, `${key}-voucher`);
      if (used.voucher.toPaySen === 0) return { next: orderPath(number) };
    }
    if (provider === '') return { next: orderPath(number) };
    return { next: paymentPath(await startPayment([number], provider, key), [number]) };
  } catch (error) {
    const paymentRefused = error instanceof Error ? error.message : String(error);
    return { next: orderPath(number), refusal: { paymentRefused } };
  }
}

/** Whether a voucher pays the whole amount, so that no other payment method is needed. */
export const isCovered = (voucher: BookingDraft['voucher'], totalSen: number | undefined): boolean =>
  voucher !== null && totalSen !== undefined && voucher.balanceSen >= totalSen;
