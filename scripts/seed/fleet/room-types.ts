import type { Translated } from '@gangway/shared/contract/base/primitives.ts';
import type { Session } from '@gangway/shared/contract/base/vocabulary.ts';
import type { Sen } from '@gangway/shared/domain/money/money.ts';
import type { Weekday } from '@gangway/shared/domain/time/local-date.ts';

export interface RoomTypeSeed {
  code: string;
  name: Translated;
  description: Translated;
  hasWindow: boolean;
  /** 1 large bed, 2 twin beds, 3 three beds. */
  capacityLabel: 1 | 2 | 3;
  maxOccupancy: number;
  amenities: readonly string[];
  /** The price on a Monday, in whole ringgit. */
  mondayRinggit: Record<Session, number>;
}

const everyCabin = ['toilet', 'ac', 'wifi'] as const;

export const roomTypes: readonly RoomTypeSeed[] = [
  {
    code: 'IN2',
    name: { en: 'Inside Twin', zh: '内舱双床房', ko: '내측 트윈', ms: 'Kembar Dalam' },
    description: {
      en: 'Two single beds amidships, quiet and dark: the cabin for those who come to sleep.',
      zh: '位于船中部的双单人床舱房，安静遮光，最适合好好睡一觉。',
      ko: '배 한가운데의 싱글 침대 두 개. 조용하고 어두워 푹 자고 싶은 분께 알맞습니다.',
      ms: 'Dua katil bujang di tengah kapal, sunyi dan gelap: kabin untuk mereka yang mahu tidur lena.',
    },
    hasWindow: false,
    capacityLabel: 2,
    maxOccupancy: 2,
    amenities: [...everyCabin, 'phone'],
    mondayRinggit: { daytime: 88, nighttime: 148 },
  },
  {
    code: 'IN3',
    name: { en: 'Inside Triple', zh: '内舱三床房', ko: '내측 트리플', ms: 'Tripel Dalam' },
    description: {
      en: 'Three beds for friends who share the fare and the outcomes.',
      zh: '三张床，适合一起分摊旅费、分享故事的朋友。',
      ko: '침대 세 개. 여비도 이야기도 함께 나누는 친구들을 위한 객실입니다.',
      ms: 'Tiga katil untuk sahabat yang berkongsi tambang dan cerita.',
    },
    hasWindow: false,
    capacityLabel: 3,
    maxOccupancy: 3,
    amenities: [...everyCabin, 'phone', 'tv'],
    mondayRinggit: { daytime: 108, nighttime: 178 },
  },
  {
    code: 'SV2',
    name: { en: 'Sea View Twin', zh: '海景双床房', ko: '오션뷰 트윈', ms: 'Kembar Pemandangan Laut' },
    description: {
      en: 'Two beds under a wide window, with the coast going by.',
      zh: '宽大舷窗下的两张床，海岸线缓缓掠过。',
      ko: '넓은 창 아래 침대 두 개, 창밖으로 해안이 흘러갑니다.',
      ms: 'Dua katil di bawah tingkap lebar, dengan pesisir pantai berlalu di luar.',
    },
    hasWindow: true,
    capacityLabel: 2,
    maxOccupancy: 2,
    amenities: [...everyCabin, 'phone', 'tv', 'hairdryer'],
    mondayRinggit: { daytime: 128, nighttime: 218 },
  },
  {
    code: 'SV1',
    name: { en: 'Sea View Double', zh: '海景大床房', ko: '오션뷰 더블', ms: 'Kelamin Pemandangan Laut' },
    description: {
      en: 'One large bed, one large window, and tea by the sea.',
      zh: '一张大床、一面大窗，临海品茶。',
      ko: '큰 침대 하나, 큰 창 하나, 그리고 바다를 곁에 둔 차 한 잔.',
      ms: 'Satu katil besar, satu tingkap besar, dan secawan teh di tepi laut.',
    },
    hasWindow: true,
    capacityLabel: 1,
    maxOccupancy: 2,
    amenities: [...everyCabin, 'phone', 'tv', 'safe', 'hairdryer'],
    mondayRinggit: { daytime: 138, nighttime: 238 },
  },
  {
    code: 'FM4',
    name: { en: 'Family Sea View', zh: '海景家庭房', ko: '오션뷰 패밀리', ms: 'Keluarga Pemandangan Laut' },
    description: {
      en: 'A large bed and two bunks, with room for a cot and a rail at every bunk.',
      zh: '一张大床加两张上下铺，可加婴儿床，每个铺位均有护栏。',
      ko: '큰 침대와 2층 침대, 아기 침대를 놓을 자리까지. 모든 침대에 난간이 있습니다.',
      ms: 'Satu katil besar dan dua katil bertingkat, dengan ruang untuk katil bayi dan pagar pada setiap katil.',
    },
    hasWindow: true,
    capacityLabel: 3,
    maxOccupancy: 4,
    amenities: [...everyCabin, 'phone', 'tv', 'safe', 'hairdryer', 'minibar'],
    mondayRinggit: { daytime: 188, nighttime: 318 },
  },
  {
    code: 'BA1',
    name: { en: 'Balcony Double', zh: '阳台大床房', ko: '발코니 더블', ms: 'Kelamin Berbalkoni' },
    description: {
      en: 'A large bed, a sofa that unfolds, and a balcony of your own.',
      zh: '一张大床、一张可展开的沙发，还有专属阳台。',
      ko: '큰 침대와 펼치는 소파, 그리고 나만의 발코니.',
      ms: 'Satu katil besar, sofa yang boleh dibuka, dan balkoni sendiri.',
    },
    hasWindow: true,
    capacityLabel: 1,
    maxOccupancy: 3,
    amenities: [...everyCabin, 'phone', 'tv', 'safe', 'hairdryer', 'minibar', 'balcony'],
    mondayRinggit: { daytime: 228, nighttime: 388 },
  },
  {
    code: 'ST6',
    name: { en: 'Strait Suite', zh: '海峡套房', ko: '해협 스위트', ms: 'Suite Selat' },
    description: {
      en: 'Bedroom and sitting room on the top deck, a bath at the window and places for the whole family.',
      zh: '顶层甲板的卧室与客厅，窗边浴缸，全家人都住得下。',
      ko: '맨 위 갑판의 침실과 거실, 창가의 욕조. 온 가족이 함께 묵을 수 있습니다.',
      ms: 'Bilik tidur dan ruang tamu di dek paling atas, tab mandi di tepi tingkap, dan tempat untuk seisi keluarga.',
    },
    hasWindow: true,
    capacityLabel: 1,
    maxOccupancy: 6,
    amenities: [...everyCabin, 'phone', 'tv', 'safe', 'hairdryer', 'minibar', 'balcony', 'bathtub'],
    mondayRinggit: { daytime: 458, nighttime: 788 },
  },
];

/** The surcharge of a weekday on Monday's price, in percent: nights fill from Friday, days on Saturday and Sunday. */
const weekdaySurcharge: Record<Session, Record<Weekday, number>> = {
  daytime: { 1: 0, 2: 0, 3: 0, 4: 5, 5: 15, 6: 35, 7: 30 },
  nighttime: { 1: 0, 2: 0, 3: 0, 4: 10, 5: 30, 6: 40, 7: 10 },
};

export const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** The price of a room type on a weekday and session, a whole number of ringgit. */
export function cabinSen(type: RoomTypeSeed, weekday: Weekday, session: Session): Sen {
  return Math.round((type.mondayRinggit[session] * (100 + weekdaySurcharge[session][weekday])) / 100) * 100;
}
