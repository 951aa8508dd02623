import type { PaymentStatus, RefundStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import type { PaymentAttention } from '@gangway/shared/contract/office/orders/payments.ts';
import type { Tone } from '../../ui/status/tone.ts';

/** Colors of payment and refund states; the text beside them carries the meaning. */
export const paymentTone: Record<PaymentStatus, Tone> = {
  pending: 'info',
  succeeded: 'ok',
  failed: 'bad',
  canceled: 'neutral',
};
export const refundTone: Record<RefundStatus, Tone> = { pending: 'info', succeeded: 'ok', failed: 'bad' };
export const attentionTone: Record<PaymentAttention, 'warn' | 'bad'> = {
  late: 'warn',
  twice: 'warn',
  mismatch: 'bad',
  'refunded-elsewhere': 'bad',
  disputed: 'bad',
  'refund-failed': 'bad',
  'refund-owed': 'warn',
};
