import type { Session } from '@gangway/shared/contract/base/vocabulary.ts';
import { ink } from '../../../lib/documents/ink.ts';

/** How a session looks: its light behind the words, never colour alone. */
export interface PaperLight {
  art: 'day' | 'night';
  /** Words on the picture's sky. */
  onSky: string;
  /** The pill that names the session, and its words. */
  pill: string;
  onPill: string;
  orb: string;
  /** Ground of the passenger's card. */
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
