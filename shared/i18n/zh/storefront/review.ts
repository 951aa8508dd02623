import type en from '../../en/storefront/review.ts';
import type { Translation } from '../../translation.ts';

export default {
  step: {
    heading: '确认并付款',
    party: '乘客',
    edit: '修改',
    contact: '电子船票将寄给 {{name}}（{{email}}）。',
    price: '订单摘要',
    refunds: '如果行程有变',
    pay: '支付 {{amount}}',
    payByVoucher: '预订并使用代金券支付',
    payUnknown: '支付',
    afterPay: '付款期间，我们为您保留座位和舱房。',
  },
  failure: {
    unanswered: '请再按一次按钮，不会重复预订，也不会重复扣款。',
    kept: '没有扣款，您填写的内容都已保留。',
    myBookings: '我的订单',
    otherCabin: '另选舱房',
    correct: '修改乘客信息',
    priceChanged: '没有扣款。摘要已显示新价格，如同意请再按一次按钮。',
  },
  promo: {
    code: '优惠码',
    hint: '如有，请在此输入。',
    use: '使用',
    missing: '请输入优惠码。',
    used: '已使用优惠码 {{code}}。',
    remove: '移除',
  },
  cart: {
    add: '加入购物车',
    save: '保存到购物车',
    added: '已加入购物车。',
    saved: '购物车已更新。',
  },
  terms: {
    agree: '我已阅读并接受<terms>条款与条件</terms>和<privacy>隐私政策</privacy>。',
    please: '购买付款前请先勾选协议条款！',
  },
} satisfies Translation<typeof en>;
