import type { Mail } from './mail-transport.provider.ts';
import type { Letter } from './texts/mail-content.types.ts';

/** A letter with whom it goes to. */
export interface Draft {
  to: { name: string; address: string };
  letter: Letter;
  attachments: Mail['attachments'];
}
