import type { NoticeTone } from '@gangway/shared/ui/status/notice.tsx';

/** What a colour says; `neutral` says nothing. */
export type Tone = NoticeTone | 'neutral';
