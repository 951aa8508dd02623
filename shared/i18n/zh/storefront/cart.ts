import type en from '../../en/storefront/cart.ts';
import type { Translation } from '../../translation.ts';

export default {
  title: '购物车',
  heading: '您的购物车',
  empty: {
    title: '购物车是空的',
    text: '可以放入多个航次，例如去程和回程，一次付清。',
    action: '查看全部航次',
  },
  kept: {
    device: '购物车保存在此设备上。乘客资料在最后一次更改 {{hours}} 小时后自动删除。',
    signIn: '登录后，在其他设备上也能看到。',
    account: '购物车已保存到您的账户，在您的所有设备上都能看到。',
    failed: '购物车未能保存到您的账户，但仍保存在此设备上。',
  },
  leftOut_one: '{{count}} 个航次未能加入：购物车最多 {{most}} 个。',
  leftOut_other: '{{count}} 个航次未能加入：购物车最多 {{most}} 个。',
  full: '购物车已满，最多 {{most}} 个航次。请先付款，或移除一个。',
  removed: '该航次已移出购物车。',
  putBack: '撤销',
  item: {
    sailing: '航次',
    total: '合计',
    change: '修改',
    remove: '移除',
    earlierPrice: '原价：',
    priceChanged: '价格已由 {{earlier}} 变为 {{now}}。',
    refunds: '如果行程有变',
    failed: '暂时无法查询价格。',
  },
  obstacle: {
    'sailing-gone': '此航次已不存在。',
    'sailing-closed': '此航次已停止售票。',
    'sold-out': '此航次已售完。',
    'too-few-places_one': '此航次仅剩 {{count}} 位。',
    'too-few-places_other': '此航次仅剩 {{count}} 位。',
    incomplete: '乘客信息不完整，请按“修改”补充。',
    others: '查看此航线的其他日期',
  },
  checkout: {
    heading: '预订并付款',
    total_one: '合计，{{count}} 个航次',
    total_other: '合计，{{count}} 个航次',
    leftOut_one: '{{count}} 个航次目前无法预订，会留在购物车中，不计入合计。',
    leftOut_other: '{{count}} 个航次目前无法预订，会留在购物车中，不计入合计。',
    pay: '预订并支付 {{amount}}',
    hint: '每个航次单独成单，各有电子船票；付款只需一次。',
    failed: '创建订单时出错',
    seeReasons: '没有生成订单，也没有扣款。原因见各航次。',
  },
  created: {
    heading: '成功创建 {{success}}/{{total}} 个订单',
    rest: '其余航次留在购物车中，并注明原因。付款期间，以下订单的座位为您保留：',
    pay_one: '支付 {{amount}}（{{count}} 个订单）',
    pay_other: '支付 {{amount}}（{{count}} 个订单）',
  },
} satisfies Translation<typeof en>;
