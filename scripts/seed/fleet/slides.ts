import type { ShipId } from '@gangway/shared/art/ships.ts';
import type { Translated } from '@gangway/shared/contract/base/primitives.ts';
import type { Session } from '@gangway/shared/contract/base/vocabulary.ts';
import type { PortCode } from './ports.ts';

export interface SlideSeed {
  /** Names the picture's file. */
  name: string;
  ship: ShipId;
  port: PortCode;
  session: Session;
  title: Translated;
  subtitle: Translated;
  linkUrl: string;
}

export const slides: readonly SlideSeed[] = [
  {
    name: 'langkawi',
    ship: 'selat-aurora',
    port: 'langkawi',
    session: 'daytime',
    title: {
      en: 'Penang to Langkawi by daylight',
      zh: '白天启航：槟城到浮罗交怡',
      ko: '햇살 속 페낭에서 랑카위까지',
      ms: 'Pulau Pinang ke Langkawi pada siang hari',
    },
    subtitle: {
      en: 'Breakfast at the clan jetties, sundown at the eagle',
      zh: '清晨在姓氏桥用早餐，日落时与巨鹰相会',
      ko: '아침은 수상 마을에서, 해 질 녘은 독수리 곁에서',
      ms: 'Bersarapan di jeti puak, menyaksikan matahari terbenam di sisi helang',
    },
    linkUrl: '/shipClient/routeList?departure=penang&destination=langkawi',
  },
  {
    name: 'singapore',
    ship: 'selat-kenari',
    port: 'singapore',
    session: 'nighttime',
    title: {
      en: 'Wake up in Singapore',
      zh: '一觉醒来，已在新加坡',
      ko: '눈을 뜨면 싱가포르',
      ms: 'Bangun pagi di Singapura',
    },
    subtitle: {
      en: 'Board at Port Klang at eight, sleep through the strait',
      zh: '晚上八点巴生港登船，枕着海峡入眠',
      ko: '저녁 여덟 시 포트클랑에서 승선해 해협의 밤을 건넙니다',
      ms: 'Naik di Pelabuhan Klang pukul lapan malam, tidur merentasi selat',
    },
    linkUrl: '/shipClient/routeList?departure=port-klang&destination=singapore&session=nighttime',
  },
  {
    name: 'malacca',
    ship: 'selat-pelangi',
    port: 'malacca',
    session: 'daytime',
    title: {
      en: 'A day trip to old Malacca',
      zh: '古城马六甲一日航程',
      ko: '옛 도시 말라카로 떠나는 하루',
      ms: 'Sehari ke Melaka bandar lama',
    },
    subtitle: {
      en: 'Children under twelve sail for less',
      zh: '十二岁以下儿童享优惠票价',
      ko: '열두 살 미만 어린이는 할인 요금',
      ms: 'Tambang lebih murah untuk kanak-kanak bawah dua belas tahun',
    },
    linkUrl: '/shipClient/routeList?departure=port-klang&destination=malacca',
  },
  {
    name: 'phuket',
    ship: 'selat-pelangi',
    port: 'phuket',
    session: 'nighttime',
    title: {
      en: 'Lanterns over the Andaman Sea',
      zh: '安达曼海上的灯火',
      ko: '안다만해를 밝히는 등불',
      ms: 'Tanglung di Laut Andaman',
    },
    subtitle: {
      en: 'Night sailings from Phuket, cabins with a balcony',
      zh: '普吉岛夜航，阳台舱房恭候',
      ko: '푸켓에서 떠나는 밤의 항해, 발코니 객실',
      ms: 'Pelayaran malam dari Phuket, kabin berbalkoni',
    },
    linkUrl: '/shipClient/routeList?departure=phuket&session=nighttime',
  },
];
