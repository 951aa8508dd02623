import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Deps } from '../lib/http/context.ts';
import { mailFolder, storeMail } from './mailbox/mail-files.service.ts';

/** A mail that is ready to send. */
export interface Mail {
  /** The same at every attempt. */
  name: string;
  from: { name: string; address: string };
  to: { name: string; address: string };
  language: Language;
  subject: string;
  html: string;
  text: string;
  /** One with a `cid` is a picture within the mail, at the address `cid:…`. */
  attachments: { filename: string; content: Buffer; contentType: string; cid?: string }[];
}

/** How long the mail server may be silent before the job is retried. */
const SILENCE_MS = 20_000;

/**
 * Sends a mail to the mail server of SMTP_URL; without one, stores it as a file that /dev/mail shows. Throws if it was not
 * accepted.
 */
export async function deliverMail({ env, clock, log }: Deps, mail: Mail): Promise<void> {
  const message = messageOf(mail, new URL(env.publicUrl).hostname, clock.now());
  if (env.smtpUrl) {
    const timeouts = {
      connectionTimeout: SILENCE_MS,
      greetingTimeout: SILENCE_MS,
      socketTimeout: SILENCE_MS,
    };
    const transport = createTransport(env.smtpUrl, timeouts as object);
    try {
      await transport.sendMail(message);
    } finally {
      transport.close();
    }
    log.info({ mail: mail.name }, 'mail sent');
    return;
  }
  const { message: bytes } = await createTransport({ streamTransport: true, buffer: true }).sendMail(message);
  await storeMail(mailFolder(env.dataDir), mail.name, clock.now(), bytes as Buffer);
  log.info({ mail: mail.name }, 'no SMTP_URL: mail kept as a file');
}

function messageOf({ name, language, ...mail }: Mail, host: string, date: Date): SendMailOptions {
  return {
    ...mail,
    date,
    messageId: `<${name}@${host}>`,
    headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
    // Files and addresses in the texts must never be fetched into a mail.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
