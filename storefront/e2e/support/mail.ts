import { type APIRequestContext, expect } from '@playwright/test';

/** Subjects of the mails to an address, newest first, from the server's development mailbox. */
async function subjectsTo(request: APIRequestContext, address: string): Promise<string[]> {
  const page = await (await request.get('/dev/mail')).text();
  return page
    .split('<li>')
    .filter(mail => mail.includes(`&lt;${address}&gt;`))
    .map(mail => /<strong>([^<]*)<\/strong>/.exec(mail)?.[1] ?? '');
}

/** Waits for a new mail to an address after `cause`, and returns its subject. */
export async function mailAfter(
  request: APIRequestContext,
  address: string,
  cause: () => Promise<void>,
): Promise<string> {
  const before = (await subjectsTo(request, address)).length;
  await cause();
  const arrived = async () => (await subjectsTo(request, address)).length;
  await expect.poll(arrived).toBeGreaterThan(before);
  const [newest = ''] = await subjectsTo(request, address);
  return newest;
}

/** The six digits of the code that `ask` sent to an address. */
export async function codeAfter(
  request: APIRequestContext,
  address: string,
  ask: () => Promise<void>,
): Promise<string> {
  const [digits = ''] = /\d{6}/.exec(await mailAfter(request, address, ask)) ?? [];
  return digits;
}

/** Waits for the first mail to an address, and returns its plain text. */
export async function firstMailTo(request: APIRequestContext, address: string): Promise<string> {
  const page = await (await request.get(await firstMailAddress(request, address))).text();
  return page.split('<pre>')[1] ?? '';
}

/** Waits for the first mail to an address, and returns its HTML. */
export async function firstMailAsHtml(request: APIRequestContext, address: string): Promise<string> {
  return (await request.get(`${await firstMailAddress(request, address)}/body`)).text();
}

/** Where the development mailbox shows the first mail to an address. */
async function firstMailAddress(request: APIRequestContext, address: string): Promise<string> {
  const find = async (): Promise<string> => {
    const list = (await (await request.get('/dev/mail')).text()).split('<li>');
    return /href="([^"]+)"/.exec(list.find(mail => mail.includes(`&lt;${address}&gt;`)) ?? '')?.[1] ?? '';
  };
  await expect.poll(find).not.toBe('');
  return find();
}
