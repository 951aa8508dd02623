import type en from '../../en/storefront/monitor.ts';
import type { Translation } from '../../translation.ts';

export default {
  title: '登船信息屏',
  route: '{{departure}} → {{destination}}',
  departs: '启航',
  arrives: '抵达',
  gate: '登船口',
  gateFollows: '登船口待定',
  delayed: '延误',
  phase: {
    before: '即将登船',
    boarding: '正在登船',
    'last-call': '最后召集',
    closed: '登船结束',
    departed: '已启航',
    canceled: '航次取消',
  },
  hint: {
    before: '{{opens}} 开始登船，请准备好电子船票。',
    boarding: '请准备好电子船票。登船将于 {{closes}} 结束。',
    'last-call': '请所有乘客立即前往登船口。登船将于 {{closes}} 结束。',
    closed: '尚未登船的乘客，请与登船口工作人员联系。',
    departed: '祝船上各位乘客一路顺风。',
    canceled: '请到柜台办理改签或退款。',
  },
  onBoard: '已登船 {{boarded}} / {{booked}} 人',
  progress: '登船人数',
  nobody: '暂无乘客预订',
  lost: '已离线，以下为 {{time}} 的信息。',
  failed: '信息屏未能加载',
  unknown: { title: '找不到此航次', text: '找不到该编号的航次，请检查本屏幕的网址。' },
  controls: {
    languages: '本屏幕的语言',
    all: '轮流显示',
    fullScreen: '全屏',
    fullScreenUnsupported: '您的浏览器不支持全屏',
  },
} satisfies Translation<typeof en>;
