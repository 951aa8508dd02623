import type { NoticeTone } from '@gangway/shared/ui/notice.tsx';

/** What a colour says; `neutral` says nothing. */
export type Tone = NoticeTone | 'neutral';
