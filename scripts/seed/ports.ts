import type { Translated } from '@gangway/shared/contract/primitives.ts';

/** A port by its code, which is also the name of its picture in shared/art. */
export const ports = {
  'port-klang': { name: { en: 'Port Klang', zh: '巴生港', ko: '포트클랑' }, country: 'MY' },
  penang: { name: { en: 'Penang', zh: '槟城', ko: '페낭' }, country: 'MY' },
  langkawi: { name: { en: 'Langkawi', zh: '浮罗交怡', ko: '랑카위' }, country: 'MY' },
  malacca: { name: { en: 'Malacca', zh: '马六甲', ko: '말라카' }, country: 'MY' },
  singapore: { name: { en: 'Singapore', zh: '新加坡', ko: '싱가포르' }, country: 'SG' },
  phuket: { name: { en: 'Phuket', zh: '普吉岛', ko: '푸켓' }, country: 'TH' },
} as const satisfies Record<string, { name: Translated; country: string }>;

export type PortCode = keyof typeof ports;
