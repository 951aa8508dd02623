import { type APIRequestContext, expect } from '@playwright/test';

/** Subject of the newest mail to an address, as the server's mailbox for trying things out shows it. */
async function newestSubject(request: APIRequestContext, address: string): Promise<string> {
  const mails = await (await request.get('/dev/mail')).text();
  const [, subject = ''] =
    mails
      .split('<li>')
      .filter(mail => mail.includes(`&lt;${address}&gt;`))
      .map(mail => /<strong>([^<]*)<\/strong>/.exec(mail))
      .at(0) ?? [];
  return subject;
}

/** Waits until the newest mail to an address has a subject like this, and gives it. */
export async function mailTo(request: APIRequestContext, address: string, subject: RegExp): Promise<string> {
  await expect.poll(() => newestSubject(request, address), { timeout: 15_000 }).toMatch(subject);
  return newestSubject(request, address);
}

/** The six digits of the newest code sent to an address. */
export async function codeSentTo(request: APIRequestContext, address: string): Promise<string> {
  const [digits = ''] = /\d{6}/.exec(await mailTo(request, address, /\d{6}/)) ?? [];
  return digits;
}
