import type en from '../../en/storefront/home.ts';
import type { Translation } from '../../translation.ts';

export default {
  title: '首页',
  hero: {
    heading: '一片海峡，两种光',
    text: '白天沐浴阳光，夜晚伴着月色与灯火，航行马六甲海峡。几分钟即可在手机上拿到船票。',
    pictureLabel: '一艘白色邮轮在昼夜交界处驶过海峡',
    seaLabel: '昼夜交界处的大海',
  },
  slides: {
    label: '优惠与消息',
    previous: '上一张',
    next: '下一张',
    position: '第 {{number}} 张，共 {{total}} 张',
    more: '查看这些航次',
  },
  routes: {
    heading: '热门航线',
    all: '全部航次',
    name: '{{departure}} → {{destination}}',
    nextDate: '最近航次：{{date}}',
    noDate: '暂无航次',
    from: '最低',
    perAdult: '/ 成人',
    distance: '{{count}} 海里',
    emptyTitle: '暂无在售航线',
    emptyText: '新航次即将上线，请稍后再来看看。',
    failedTitle: '航线未能加载',
  },
  why: {
    heading: '为什么全家都选我们',
    cabinTitle: '一家人住一间舱房',
    cabinText: '在甲板图上自己挑，或由我们按人数安排最合适的一间。',
    phoneTitle: '船票就在手机里',
    phoneText: '每人一码，登船口扫码即可。无需注册，也不用打印。',
    fairTitle: '退改费用一目了然',
    fairText: '付款前，每张订单都会列明退款日期和金额。',
    smallTitle: '每航次约 {{people}} 位乘客',
    smallText: '够大，住得舒适；够小，孩子不会走丢。',
  },
} satisfies Translation<typeof en>;
