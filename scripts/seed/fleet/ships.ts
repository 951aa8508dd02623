import type { ShipId } from '@gangway/shared/art/ships.ts';
import type { Translated } from '@gangway/shared/contract/base/primitives.ts';

export interface ShipSeed {
  /** Also the name of its picture in shared/art. */
  code: ShipId;
  name: string;
  capacity: number;
  manager: string;
  managerContact: string;
  linkUrl: string;
  description: Translated;
  /** Cabins of each deck, lowest deck first. */
  decks: readonly { floor: number; cabins: number }[];
}

/** In the order of lists (`weight`). */
export const ships: readonly ShipSeed[] = [
  {
    code: 'selat-aurora',
    name: 'Selat Aurora',
    capacity: 620,
    manager: 'Captain Farah Idris',
    managerContact: '+60 12-388 2041',
    linkUrl: 'https://selatcruises.example/ships/selat-aurora',
    description: {
      en: 'The largest of the fleet, at home in the north: wide sun decks, a pool between the funnels and six decks of cabins.',
      zh: '船队中最大的一艘，常年航行于北部：宽阔的阳光甲板、双烟囱之间的泳池，以及六层舱房。',
      ko: '선대에서 가장 큰 배로 북쪽 바다가 집입니다. 넓은 선데크와 두 굴뚝 사이의 수영장, 여섯 층의 객실이 있습니다.',
      ms: 'Kapal terbesar dalam armada kami, berkhidmat di utara: dek matahari yang luas, kolam di antara corong dan enam dek kabin.',
    },
    decks: [
      { floor: 3, cabins: 34 },
      { floor: 4, cabins: 34 },
      { floor: 5, cabins: 32 },
      { floor: 6, cabins: 30 },
      { floor: 7, cabins: 26 },
      { floor: 8, cabins: 16 },
    ],
  },
  {
    code: 'selat-pelangi',
    name: 'Selat Pelangi',
    capacity: 600,
    manager: 'Captain Daniel Khoo',
    managerContact: '+60 16-520 7733',
    linkUrl: 'https://selatcruises.example/ships/selat-pelangi',
    description: {
      en: 'The rainbow of the strait sails its whole length in a week, from Singapore to Phuket, with a promenade around the ship.',
      zh: '“彩虹号”每周航遍整个海峡，从新加坡直到普吉岛，环船步道可漫步一周。',
      ko: '해협의 무지개. 싱가포르에서 푸켓까지 한 주 만에 해협을 종단하며, 배를 한 바퀴 도는 산책로가 있습니다.',
      ms: 'Pelangi selat ini belayar sepanjang selat dalam seminggu, dari Singapura ke Phuket, dengan laluan pejalan kaki mengelilingi kapal.',
    },
    decks: [
      { floor: 3, cabins: 30 },
      { floor: 4, cabins: 30 },
      { floor: 5, cabins: 28 },
      { floor: 6, cabins: 26 },
      { floor: 7, cabins: 18 },
    ],
  },
  {
    code: 'selat-kenari',
    name: 'Selat Kenari',
    capacity: 560,
    manager: 'Captain Priya Nadarajan',
    managerContact: '+60 19-774 1186',
    linkUrl: 'https://selatcruises.example/ships/selat-kenari',
    description: {
      en: 'Small and quick, with a funnel as yellow as the canary she is named after: fewer cabins, a long open bar and the best view of the bow wave.',
      zh: '轻巧迅捷，烟囱如其名“金丝雀”般明黄：舱房不多，却有长长的露天酒吧和观赏船首浪花的最佳位置。',
      ko: '작고 날쌘 배, 이름 그대로 카나리아처럼 노란 굴뚝. 객실은 적지만 긴 야외 바와 뱃머리 물살이 가장 잘 보이는 자리가 있습니다.',
      ms: 'Kecil dan pantas, dengan corong sekuning burung kenari namanya: kabin tidak banyak, tetapi ada bar terbuka yang panjang dan pemandangan ombak haluan yang terbaik.',
    },
    decks: [
      { floor: 4, cabins: 28 },
      { floor: 5, cabins: 26 },
      { floor: 6, cabins: 24 },
      { floor: 7, cabins: 14 },
    ],
  },
];
