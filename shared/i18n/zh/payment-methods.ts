import type en from '../en/payment-methods.ts';
import type { Translation } from '../translation.ts';

export default {
  method: { online: '在线支付', balance: '余额', cash: '现金', terminal: '柜台刷卡', voucher: '代金券' },
  entry: { terminal: { cardEnding: '卡号后四位' } },
} satisfies Translation<typeof en>;
