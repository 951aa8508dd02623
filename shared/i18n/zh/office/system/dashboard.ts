import type en from '../../../en/office/system/dashboard.ts';
import type { Translation } from '../../../translation.ts';

export default {
  title: '首页',
  day: '日期',
  trouble: {
    label: '需留意',
    worklist: '待办事项',
    late: '逾期到账',
    twice: '重复付款',
    mismatch: '金额不符',
    refundFailed: '退款失败',
    failedPayments: '付款失败',
    detail: {
      worklist: '致电、选择、付款',
      late: '已退款，近 30 天',
      twice: '已退款，近 30 天',
      mismatch: '近 30 天',
      refundFailed: '仍待退款',
      failedPayments: '近 7 天',
    },
  },
  sailings: {
    title: '今日航次',
    none: '今天没有航次。',
    departs: '启航',
    sailing: '航次',
    session: '时段',
    sold: '已售',
    of: '{{sold}} / {{capacity}}',
    boarded: '已登船',
    missing: '未到',
  },
  revenue: {
    title: '近 30 天收入',
    summary: '收款 {{received}}，退款 {{refunded}}',
    thousand: 'RM {{number}}k',
    daytime: '日间收款',
    nighttime: '夜间收款',
    refunded: '退款',
  },
  occupancy: { title: '未来 14 天载客率', summary: '已预留和已售座位占全部座位的比例' },
  rooms: {
    title: '待打扫客房',
    none: '客房均已打扫。',
    dirty_one: '{{count}} 间',
    dirty_other: '{{count}} 间',
    before: '其中 {{booked}} 间已订，{{time}} 启航',
    noSailing: '暂无后续航次',
  },
  holds: {
    title: '即将到期的未付款订单',
    none: '{{count}} 分钟内没有即将到期的订单。',
    all: '全部待付款订单',
    until: '保留至 {{time}}',
    more: '另有 {{count}} 笔',
  },
} satisfies Translation<typeof en>;
