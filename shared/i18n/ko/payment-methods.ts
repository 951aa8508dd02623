import type en from '../en/payment-methods.ts';
import type { Translation } from '../translation.ts';

export default {
  method: {
    online: '온라인 결제',
    balance: '잔액',
    cash: '현금',
    terminal: '카운터 카드 결제',
    voucher: '바우처',
  },
  entry: { terminal: { cardEnding: '카드 번호 끝 4자리' } },
} satisfies Translation<typeof en>;
