import type { Letter } from './letter.ts';
import type { Mail } from './post.ts';

/** A letter with whom it goes to. */
export interface Draft {
  to: { name: string; address: string };
  letter: Letter;
  attachments: Mail['attachments'];
}
