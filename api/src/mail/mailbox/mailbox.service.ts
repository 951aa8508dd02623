import PostalMime, { type Email } from 'postal-mime';
import { listMails, readMail } from './mail-files.service.ts';

/** Enough to find the latest mail. */
const SHOWN = 200;

/** A mail stored as a file, with the file's name. */
export interface StoredMail {
  file: string;
  mail: Email;
}

/** The newest mails of a folder, the latest first. */
export async function readMailbox(folder: string): Promise<{ mails: StoredMail[]; total: number }> {
  const files = await listMails(folder);
  const mails = await Promise.all(files.slice(0, SHOWN).map(file => openMail(folder, file)));
  return { mails: mails.filter(mail => mail !== undefined), total: files.length };
}

/** The HTML of a mail with the pictures that are parts of it; it loads nothing. */
export const htmlOf = ({ html = '', attachments }: Email): string =>
  attachments.reduce((page, { contentId, mimeType, content }) => {
    if (contentId === undefined) return page;
    const data = Buffer.from(content as ArrayBuffer).toString('base64');
    return page.replaceAll(`cid:${contentId.replace(/^<|>$/g, '')}`, `data:${mimeType};base64,${data}`);
  }, html);

/** One mail; undefined if there is none with that name. */
export async function openMail(folder: string, file: string): Promise<StoredMail | undefined> {
  const bytes = await readMail(folder, file);
  return bytes && { file, mail: await PostalMime.parse(bytes, { attachmentEncoding: 'arraybuffer' }) };
}
