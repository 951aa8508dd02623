import type { NoticeTone } from '@gangway/shared/ui/status/notice.tsx';

/** The meaning of a color; `neutral` has none. */
export type Tone = NoticeTone | 'neutral';
