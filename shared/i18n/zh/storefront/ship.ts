import type en from '../../en/storefront/ship.ts';
import type { Translation } from '../../translation.ts';

export default {
  title: '{{ship}}：舱房与甲板',
  sailings: '{{ship}} 的航次',
  cabinCount_one: '{{count}} 间舱房',
  cabinCount_other: '{{count}} 间舱房',
  deckCount_one: '{{count}} 层甲板有舱房',
  deckCount_other: '{{count}} 层甲板有舱房',
  noCabins: '每人一个座位，没有舱房',
  cabins: '舱房',
  from: '起价',
  perCabin: '每间',
  noPrice: '目前没有在售航次。',
  decks: '甲板',
  cabin: '舱房 {{number}}，{{type}}',
  access: {
    title: '无障碍',
    cabins_one: '舱房 {{numbers}} 适合轮椅。',
    cabins_other: '舱房 {{numbers}} 适合轮椅。',
    noCabin: '此船没有适合轮椅的舱房。',
    lift_one: '{{decks}} 层甲板有电梯。',
    lift_other: '{{decks}} 层甲板有电梯。',
    ask: '在船上或码头需要帮助？请在订票前致电我们。',
  },
} as const satisfies Translation<typeof en>;
