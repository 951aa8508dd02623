import type en from '../en/sandbox.ts';
import type { Translation } from '../translation.ts';

export default {
  title: 'Sandbank：支付 {{amount}}',
  bank: 'Sandbank 演练银行',
  practice: '这是供演练使用的银行，不会产生真实的资金往来。',
  amount: '应付金额',
  reference: '付款编号',
  pay: '支付 {{amount}}',
  cancel: '取消并返回',
  other: '试试其他情况',
  fail: '让付款失败',
  failHint: '银行拒绝付款，就像余额不足时一样。',
  payTwice: '付款，并通知商家两次',
  payTwiceHint: '同一条通知会发送两次。',
  payLate: '付款，但延后通知商家',
  payLateHint: '您会立即返回，通知稍后送达。',
  seconds: '多少秒后发送通知',
  paid: '这笔付款已完成',
  paidHint: '已支付 {{amount}}，无需再进行任何操作。',
  back: '返回商家',
  invalid: '付款链接不完整',
  invalidHint: '请返回商家页面，重新发起付款。',
} satisfies Translation<typeof en>;
