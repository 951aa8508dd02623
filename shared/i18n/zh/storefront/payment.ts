import type en from '../../en/storefront/payment.ts';
import type { Translation } from '../../translation.ts';

export default {
  method: {
    legend: '付款方式',
    choose: '请选择付款方式',
    sandbox: '网上银行',
    sandboxText: '前往银行页面付款，然后返回',
    stripe: '银行卡、FPX 或 GrabPay',
    stripeText: '由 Stripe 提供的安全付款页面',
    balance: '代理余额',
    balanceText: '立即从余额中扣除',
    balanceLeft: '可用余额 {{amount}}',
    balanceShort: '抱歉，您的代理可用余额不足，无法结算。还差 {{missing}}。',
    tooLittle: '本网站的付款方式须满 {{minimum}}。请联系我们，或在座位释放前到柜台付款。',
  },
  nothing: {
    text: '此订单无需付款。确认后即可领取电子船票。',
    confirm: '确认（无需付款）',
  },
  jump: {
    title: '前往付款页面',
    heading: '正在前往付款页面',
    text: '您将在 {{host}} 支付 {{amount}}，完成后会自动返回。',
    now: '立即前往',
  },
  waiting: {
    heading: '正在等待银行确认',
    text: '我们正在确认款项是否到账，只需几秒钟。',
    long: '银行处理时间较长。您可以离开此页，款项到账后，我们会立即将船票发送到您的邮箱。',
  },
  result: {
    title: '付款',
    toBooking: '查看订单',
    findBooking: '查找我的订单',
    otherSailings: '查看其他航次',
    paid: {
      heading: '付款成功，欢迎登船！',
      text_one: '已收到订单 {{numbers}} 的款项 {{amount}}。电子船票已备好，正发送到您的邮箱。',
      text_other: '已收到订单 {{numbers}} 的款项 {{amount}}。电子船票已备好，正发送到您的邮箱。',
      next: '查看电子船票',
    },
    bookingNumbered: '订单 {{number}}',
    partly: '款项到账时，订单 {{numbers}} 已不再保留，我们正在退款 {{amount}}。',
    partlyTwice: '订单 {{numbers}} 此前已付款。第二笔款项 {{amount}} 正在退回给您。',
    paidTwice: {
      heading: '您此前已付款',
      text: '第二笔款项 {{amount}} 正在退回给您。您的订单已付款，不受影响。',
      next: '查看电子船票',
    },
    returned: {
      heading: '正在为您退款',
      text: '款项到账时，您的订单已不再保留。我们正在全额退款 {{amount}}。',
      next: '查看订单',
    },
    failed: {
      heading: '付款失败',
      text: '没有扣款。',
      next: '换一种方式付款',
    },
    canceled: {
      heading: '您已取消付款',
      text: '没有扣款。',
      next: '重新付款',
    },
    kept: '座位为您保留至 {{time}}。',
    keptUnknown: '在订单显示的时限之前，座位仍为您保留。',
    over: '付款时限已过，座位已释放。',
    overNext: '查看订单',
  },
  welcome: {
    voyage: '航程',
    next: '接下来',
    boarding: '{{opens}} 开始登船，请提前到达码头。',
    documents: '请携带每位乘客预订时填写的旅行证件。',
    back: '预订返程',
  },
  unknown: {
    heading: '无法显示这笔付款',
    text: '这笔付款可能是在另一个浏览器中进行的。凭订单号和邮箱或电话即可找到您的订单。',
  },
  voucher: {
    code: '代金券代码',
    hint: '可以只用一部分，余额会保留在代金券上。',
    use: '使用代金券',
    missing: '请输入代金券代码。',
    used: '尾号 {{ending}} 的代金券',
    left: '（使用后余额 {{amount}}）',
    toPay: '还需支付',
    remove: '不使用代金券',
  },
} satisfies Translation<typeof en>;
