import type en from '../../en/storefront/port.ts';
import type { Translation } from '../../translation.ts';

export default {
  address: '地址',
  map: '在地图上查看',
  gettingThere: '如何前往',
  parking: '停车',
  boarding: '登船',
  boardingTimes: '启航前 {{opens}}开始登船，启航前 {{closes}}停止登船。',
  accessibility: '无障碍设施',
  hours: '{{hours}} 小时',
  minutes: '{{minutes}} 分钟',
} satisfies Translation<typeof en>;
