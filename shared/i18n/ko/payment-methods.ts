import type en from '../en/payment-methods.ts';
import type { Translation } from '../translation.ts';

export default {
  method: { online: '온라인 결제', balance: '잔액', cash: '현금' },
} satisfies Translation<typeof en>;
