import type { MailContent } from './layouts/mail-content.types.ts';
import type { Mail } from './mail-transport.provider.ts';

/** The content of a mail, with its recipient and attachments. */
export interface AddressedMail {
  to: { name: string; address: string };
  content: MailContent;
  attachments: Mail['attachments'];
}
