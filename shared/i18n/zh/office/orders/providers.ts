import type en from '../../../en/office/orders/providers.ts';
import type { Translation } from '../../../translation.ts';

export default {
  sandbox: { name: '模拟银行' },
  stripe: { name: 'Stripe' },
  balance: { name: '代理余额' },
  voucher: { name: '代金券' },
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
  terminal: {
    name: '刷卡终端',
    amount: '请在终端输入',
    approved: '终端已批准 {{amount}}',
    entries: {
      reference: {
        label: '终端交易编号',
        hint: '见签购单：4 至 40 个字母、数字或连字符',
        shown: '交易编号 {{value}}',
      },
      cardEnding: {
        label: '卡号后四位',
        hint: '请勿输入完整卡号',
        shown: '卡号后四位 {{value}}',
      },
    },
    refund: {
      owed: '待在终端退款',
      action: '记录退款 {{amount}}',
      title: '在终端退款 {{amount}}',
      text: '请先在终端退回 {{amount}}，再输入撤销交易的编号。',
      done: '已记录终端退款。',
      entries: {
        reference: {
          label: '撤销交易编号',
          hint: '见撤销交易的签购单，不是付款的签购单',
        },
      },
    },
  },
} satisfies Translation<typeof en>;
