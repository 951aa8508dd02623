import type { Translated } from '@gangway/shared/contract/base/primitives.ts';
import type { PortCode } from './ports.ts';

/** A stretch of sea between two ports; it is sold in both directions. */
interface Passage {
  between: readonly [PortCode, PortCode];
  distanceNm: number;
  /** For each direction, in the order of `between`. */
  descriptions: readonly [Translated, Translated];
}

const passages: readonly Passage[] = [
  {
    between: ['port-klang', 'penang'],
    distanceNm: 168,
    descriptions: [
      {
        en: 'North along the Strait of Malacca, past the lighthouse of Pulau Pangkor, to the clan jetties and street food of George Town.',
        zh: '沿马六甲海峡北上，途经邦咯岛灯塔，抵达乔治市的姓氏桥与街头美食。',
        ko: '말라카 해협을 따라 북쪽으로, 팡코르섬 등대를 지나 조지타운의 수상 마을과 길거리 음식을 만나러 갑니다.',
        ms: 'Ke utara menyusuri Selat Melaka, melepasi rumah api Pulau Pangkor, ke jeti puak dan makanan jalanan George Town.',
      },
      {
        en: 'Leave Penang Hill behind and sail south to Port Klang, an hour by train from Kuala Lumpur.',
        zh: '告别升旗山，一路南下抵达巴生港，再乘火车一小时即到吉隆坡。',
        ko: '페낭 힐을 뒤로하고 남쪽으로 항해해 쿠알라룸푸르에서 기차로 한 시간 거리인 포트클랑에 닿습니다.',
        ms: 'Tinggalkan Bukit Bendera dan belayar ke selatan ke Pelabuhan Klang, sejam dengan kereta api dari Kuala Lumpur.',
      },
    ],
  },
  {
    between: ['penang', 'langkawi'],
    distanceNm: 62,
    descriptions: [
      {
        en: 'A short, sheltered crossing to the island of the eagle: beaches, mangroves and the cable car over Machinchang.',
        zh: '短途平稳航程，直达鹰之岛：海滩、红树林与马西岗山缆车。',
        ko: '잔잔한 바다를 가르는 짧은 항해 끝에 독수리의 섬으로. 해변과 맹그로브, 마친창산 케이블카가 기다립니다.',
        ms: 'Pelayaran pendek yang tenang ke pulau helang: pantai, hutan bakau dan kereta kabel di Gunung Machinchang.',
      },
      {
        en: 'From Langkawi’s quiet coves back to the lights of George Town, with dinner on the way.',
        zh: '从浮罗交怡的宁静海湾返回乔治市的灯火，途中享用晚餐。',
        ko: '랑카위의 고요한 만에서 조지타운의 불빛으로. 저녁 식사와 함께하는 귀환길입니다.',
        ms: 'Dari teluk-teluk tenang Langkawi kembali ke cahaya George Town, dengan makan malam dalam perjalanan.',
      },
    ],
  },
  {
    between: ['langkawi', 'phuket'],
    distanceNm: 118,
    descriptions: [
      {
        en: 'Across the Andaman Sea to Phuket, between limestone islands that rise straight out of the water.',
        zh: '横渡安达曼海前往普吉岛，穿行于拔海而起的石灰岩群岛之间。',
        ko: '안다만해를 건너 푸켓으로, 바다에서 곧장 솟은 석회암 섬들 사이를 지납니다.',
        ms: 'Merentasi Laut Andaman ke Phuket, di celah pulau-pulau batu kapur yang menjulang dari laut.',
      },
      {
        en: 'Back from Thailand to duty-free Langkawi, with the Butang islands on the horizon.',
        zh: '从泰国返回免税岛浮罗交怡，远望布当群岛。',
        ko: '태국에서 면세의 섬 랑카위로 돌아오는 길, 수평선에 부탕 군도가 떠오릅니다.',
        ms: 'Dari Thailand kembali ke Langkawi yang bebas cukai, dengan Kepulauan Butang di ufuk.',
      },
    ],
  },
  {
    between: ['port-klang', 'malacca'],
    distanceNm: 72,
    descriptions: [
      {
        en: 'Down the coast to Malacca’s red square, its windmill and the river that spices once came up.',
        zh: '沿海岸南下马六甲，走进红屋广场、风车与曾经运送香料的河流。',
        ko: '해안을 따라 말라카로. 붉은 광장과 풍차, 향신료 배가 오르던 강을 만납니다.',
        ms: 'Menyusuri pantai ke dataran merah Melaka, kincir anginnya dan sungai yang pernah dilalui kapal rempah.',
      },
      {
        en: 'An easy run north from Malacca, in time for an evening in Kuala Lumpur.',
        zh: '从马六甲轻松北上，正好赶上吉隆坡的夜晚。',
        ko: '말라카에서 북쪽으로 가볍게 항해해 쿠알라룸푸르의 저녁에 맞춰 도착합니다.',
        ms: 'Pelayaran santai ke utara dari Melaka, sempat untuk bermalam di Kuala Lumpur.',
      },
    ],
  },
  {
    between: ['malacca', 'singapore'],
    distanceNm: 118,
    descriptions: [
      {
        en: 'Through the busiest strait in the world to Marina Bay, with the whole parade of ships from the rail.',
        zh: '穿越世界最繁忙的海峡驶向滨海湾，凭栏尽览百舸争流。',
        ko: '세계에서 가장 붐비는 해협을 지나 마리나 베이로. 난간에서 배들의 행렬을 바라봅니다.',
        ms: 'Melalui selat tersibuk di dunia ke Marina Bay, sambil menyaksikan deretan kapal dari birai dek.',
      },
      {
        en: 'Out of Singapore’s harbour and up the strait to old Malacca.',
        zh: '驶离新加坡港，沿海峡北上古城马六甲。',
        ko: '싱가포르 항을 나서 해협을 거슬러 옛 도시 말라카로 향합니다.',
        ms: 'Keluar dari pelabuhan Singapura, menyusuri selat ke bandar lama Melaka.',
      },
    ],
  },
  {
    between: ['port-klang', 'singapore'],
    distanceNm: 204,
    descriptions: [
      {
        en: 'The long southern run, from Kuala Lumpur’s harbour to Singapore’s skyline.',
        zh: '南线长航：从吉隆坡的门户港驶向新加坡的天际线。',
        ko: '남쪽으로 길게 이어지는 항해. 쿠알라룸푸르의 항구에서 싱가포르의 스카이라인까지.',
        ms: 'Pelayaran panjang ke selatan, dari pelabuhan Kuala Lumpur ke latar langit Singapura.',
      },
      {
        en: 'Home from Singapore by sea: supper at the Raffles light, breakfast at Port Klang.',
        zh: '从新加坡乘船归航：在莱佛士灯塔旁用晚餐，在巴生港吃早餐。',
        ko: '바닷길로 돌아오는 싱가포르 여행. 래플스 등대를 보며 저녁을, 포트클랑에서 아침을.',
        ms: 'Pulang dari Singapura melalui laut: makan malam di Rumah Api Raffles, sarapan di Pelabuhan Klang.',
      },
    ],
  },
  {
    between: ['penang', 'phuket'],
    distanceNm: 178,
    descriptions: [
      {
        en: 'Straight across to Phuket: two islands, two kitchens and one long wake behind you.',
        zh: '直航普吉岛：两座岛屿、两种美味，身后一道长长的航迹。',
        ko: '푸켓까지 곧장. 두 섬과 두 가지 맛, 그리고 뒤로 길게 남는 물살 하나.',
        ms: 'Terus ke Phuket: dua pulau, dua citarasa dan satu jejak panjang di belakang kapal.',
      },
      {
        en: 'From Phuket’s bays to Penang, awake to the hills of the island at breakfast.',
        zh: '从普吉岛的海湾驶向槟城，清晨醒来便见岛上群山。',
        ko: '푸켓의 만에서 페낭으로. 아침 식사 무렵 섬의 언덕이 눈앞에 펼쳐집니다.',
        ms: 'Dari teluk-teluk Phuket ke Pulau Pinang, dan bersarapan dengan pemandangan bukit-bukit pulau.',
      },
    ],
  },
];

export interface RouteSeed {
  departure: PortCode;
  destination: PortCode;
  distanceNm: number;
  description: Translated;
}

/** Every passage in both directions. */
export const routes: readonly RouteSeed[] = passages.flatMap(
  ({ between: [here, there], distanceNm, descriptions: [out, back] }) => [
    { departure: here, destination: there, distanceNm, description: out },
    { departure: there, destination: here, distanceNm, description: back },
  ],
);

/** Names a route by its ports, to look it up. */
export const routeKey = (departure: string, destination: string): string => `${departure}>${destination}`;
