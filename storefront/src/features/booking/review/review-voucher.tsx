import { useMutation } from '@tanstack/react-query';
import { VoucherPanel } from '../../../lib/payments/voucher-panel.tsx';
import { readVoucher } from '../../../lib/payments/vouchers.ts';
import { changeDraft, useBookingDraft } from '../draft/booking-draft.ts';

/** A voucher for a booking that is not made yet: it is charged only with the booking. */
export function ReviewVoucher({ totalSen }: { totalSen: number }) {
  const voucher = useBookingDraft(draft => draft.voucher);
  const find = useMutation({
    meta: { inline: true },
    mutationFn: async (code: string) => ({ ...(await readVoucher(code)), code }),
    onSuccess: voucher => changeDraft({ voucher }),
  });
  const amountSen = Math.min(voucher?.balanceSen ?? 0, totalSen);
  return (
    <VoucherPanel
      vouchers={
        voucher ? [{ ending: voucher.ending, amountSen, leftSen: voucher.balanceSen - amountSen }] : []
      }
      toPaySen={totalSen - amountSen}
      more={voucher === null}
      error={find.error}
      pending={find.isPending}
      onUse={code => find.mutate(code)}
      onRemove={() => changeDraft({ voucher: null })}
    />
  );
}
