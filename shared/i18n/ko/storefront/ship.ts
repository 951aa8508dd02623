import type en from '../../en/storefront/ship.ts';
import type { Translation } from '../../translation.ts';

export default {
  title: '{{ship}}: 객실과 갑판',
  sailings: '{{ship}} 운항편',
  cabinCount_one: '객실 {{count}}실',
  cabinCount_other: '객실 {{count}}실',
  deckCount_one: '객실 갑판 {{count}}개',
  deckCount_other: '객실 갑판 {{count}}개',
  noCabins: '객실 없이 1인 1좌석',
  cabins: '객실',
  from: '최저',
  perCabin: '객실당',
  noPrice: '현재 판매 중인 운항편이 없습니다.',
  decks: '갑판',
  cabin: '객실 {{number}}, {{type}}',
  access: {
    title: '장애인 편의',
    cabins_one: '휠체어를 이용할 수 있는 객실: {{numbers}}',
    cabins_other: '휠체어를 이용할 수 있는 객실: {{numbers}}',
    noCabin: '이 선박에는 휠체어를 이용할 수 있는 객실이 없습니다.',
    lift_one: '엘리베이터가 있는 갑판: {{decks}}층',
    lift_other: '엘리베이터가 있는 갑판: {{decks}}층',
    ask: '선내나 부두에서 도움이 필요하신가요? 예약하기 전에 전화해 주세요.',
  },
} as const satisfies Translation<typeof en>;
