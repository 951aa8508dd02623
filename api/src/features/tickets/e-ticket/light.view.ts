import type { Session } from '@gangway/shared/contract/base/vocabulary.ts';
import { ink } from '../../../lib/documents/ink.ts';

/** The look of a session: the light of its picture together with words, never color alone. */
export interface PaperLight {
  art: 'day' | 'night';
  /** The color of words on the picture's sky. */
  onSky: string;
  /** The color of the pill that names the session, and of its words. */
  pill: string;
  onPill: string;
  orb: string;
  /** The background of the passenger's card. */
  ground: string;
}

export const lights: Record<Session, PaperLight> = {
  daytime: {
    art: 'day',
    onSky: ink.abyss,
    pill: '#fdedc8',
    onPill: ink.abyss,
    orb: '#f4b63f',
    ground: '#eaf5f5',
  },
  nighttime: {
    art: 'night',
    onSky: ink.white,
    pill: '#c9d4ff',
    onPill: '#151a3a',
    orb: '#151a3a',
    ground: '#eef0fb',
  },
};
