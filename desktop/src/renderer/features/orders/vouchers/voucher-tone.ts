import type { VoucherState } from '@gangway/shared/contract/sales/vouchers.ts';
import type { Tone } from '../../../ui/status/tone.ts';

/** The color of a voucher's state, beside its text. */
export const voucherTone: Readonly<Record<VoucherState, Tone>> = {
  active: 'ok',
  'used-up': 'neutral',
  expired: 'warn',
  canceled: 'bad',
};
