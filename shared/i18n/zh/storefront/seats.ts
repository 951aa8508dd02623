import type en from '../../en/storefront/seats.ts';
import type { Translation } from '../../translation.ts';

export default {
  heading: '座位',
  optional: '可不选。未选座的乘客将自动安排相邻的空座。',
  fee: '每个所选座位 {{price}}。',
  free: '选座免费。',
  choose: '选择座位',
  change: '更改座位',
  sits: '{{name}}：{{seat}}',
  passenger: '乘客 {{number}}',
  who: '为谁选座？',
  seatOf: '座位 {{seat}}',
  noSeat: '未选座',
  map: '座位图，船首在上',
  isFree: '座位 {{seat}}，可选',
  isTaken: '座位 {{seat}}，已售',
  isOf: '座位 {{seat}}，{{name}}',
  gone: '{{seat}} 号座位刚刚被选走，请另选座位。',
  another: '另选座位',
  clear: '不选座位',
} satisfies Translation<typeof en>;
