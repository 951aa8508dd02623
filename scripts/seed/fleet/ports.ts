import type { Translated } from '@gangway/shared/contract/base/primitives.ts';

interface PortSeed {
  name: Translated;
  country: string;
  /** Degrees, WGS 84, of its cruise pier. */
  latitude: number;
  longitude: number;
}

/** A port by its code, which is also the name of its picture in shared/art. */
export const ports = {
  'port-klang': {
    name: { en: 'Port Klang', zh: '巴生港', ko: '포트클랑', ms: 'Pelabuhan Klang' },
    country: 'MY',
    latitude: 3.0,
    longitude: 101.33,
  },
  penang: {
    name: { en: 'Penang', zh: '槟城', ko: '페낭', ms: 'Pulau Pinang' },
    country: 'MY',
    latitude: 5.418,
    longitude: 100.347,
  },
  langkawi: {
    name: { en: 'Langkawi', zh: '浮罗交怡', ko: '랑카위', ms: 'Langkawi' },
    country: 'MY',
    latitude: 6.265,
    longitude: 99.735,
  },
  malacca: {
    name: { en: 'Malacca', zh: '马六甲', ko: '말라카', ms: 'Melaka' },
    country: 'MY',
    latitude: 2.185,
    longitude: 102.24,
  },
  singapore: {
    name: { en: 'Singapore', zh: '新加坡', ko: '싱가포르', ms: 'Singapura' },
    country: 'SG',
    latitude: 1.264,
    longitude: 103.82,
  },
  phuket: {
    name: { en: 'Phuket', zh: '普吉岛', ko: '푸켓', ms: 'Phuket' },
    country: 'TH',
    latitude: 7.83,
    longitude: 98.41,
  },
} as const satisfies Record<string, PortSeed>;

export type PortCode = keyof typeof ports;
