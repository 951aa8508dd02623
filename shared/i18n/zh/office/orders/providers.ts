import type en from '../../../en/office/orders/providers.ts';
import type { Translation } from '../../../translation.ts';

export default {
  sandbox: { name: '模拟银行' },
  stripe: { name: 'Stripe' },
  balance: { name: '代理余额' },
  counter: {
    name: '现金',
    refund: {
      owed: '待以现金付出',
      action: '付出 {{amount}}',
      title: '以现金付出 {{amount}}？',
      text: '请在客户收到现金后再确认，届时该退款记为已付。',
      done: '已记录该退款付出。',
    },
  },
} satisfies Translation<typeof en>;
