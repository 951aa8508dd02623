import type { Mail } from './mail-transport.provider.ts';
import type { MailContent } from './texts/mail-content.types.ts';

/** The content of a mail, with its recipient and attachments. */
export interface AddressedMail {
  to: { name: string; address: string };
  content: MailContent;
  attachments: Mail['attachments'];
}
