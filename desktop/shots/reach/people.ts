import type { AuditPage } from '@gangway/shared/contract/office/system/audit.ts';
import type { OfficeJob, OfficeJobPage } from '@gangway/shared/contract/office/system/jobs.ts';
import type { Visit } from '../scene/scene.ts';

const CUSTOMERS = '/ship/userInfoRecord';

async function open({ page, calls }: Visit, username: string): Promise<void> {
  const { items } = await calls.get<{ items: { id: string; username: string }[] }>(
    `/office/customers?search=${username}`,
  );
  const match = items.find(customer => customer.username === username);
  if (!match) throw new Error(`no customer ${username}`);
  await page.goto(new URL(`${CUSTOMERS}/${match.id}`, page.url()).href);
  await page.getByRole('dialog').getByRole('tab').first().waitFor();
}

/** A super agent with agents below, and money. */
export const openAgent = (visit: Visit): Promise<void> => open(visit, 'bahari');
export const openNormalUser = (visit: Visit): Promise<void> => open(visit, 'family');

/** A drawer for a new record, submitted empty. */
export const addNobody =
  (add: string) =>
  async ({ hand, page }: Visit): Promise<void> => {
    await hand.press(add);
    await page.getByRole('dialog').locator('button[type=submit]').click();
  };

export async function changeRoles({ page }: Visit): Promise<void> {
  const boxes = page.locator('tbody').getByRole('checkbox', { disabled: false });
  await boxes.nth(0).click();
  await boxes.nth(1).click();
}

/** One valid setting and one invalid one. */
export async function changeSettings({ hand }: Visit): Promise<void> {
  await hand.fill('settings:keys.operatorName', 'Selat Cruises Berhad');
  await hand.fill('settings:keys.orderPrefix', 'abc');
}

/** Changes a setting and restores it, to fill its history. */
export async function changeASetting({ calls, page }: Visit): Promise<void> {
  await calls.post('/config/update', { key: 'holdMinutes', value: 20 });
  await calls.post('/config/update', { key: 'holdMinutes', value: 15 });
  await page.reload();
}

export async function openHistory(visit: Visit): Promise<void> {
  await changeASetting(visit);
  const setting = visit.say('settings:keys.holdMinutes');
  const name = visit.say('settings:historyOf', { setting });
  await visit.page.getByRole('button', { name, exact: true }).click();
  await visit.page.getByRole('dialog').getByRole('listitem').first().waitFor();
}

export const scrollToLadder = ({ page, say }: Visit): Promise<void> =>
  page.getByRole('button', { name: say('settings:ladder.add') }).scrollIntoViewIfNeeded();

export const scrollToPlace = ({ page, say }: Visit): Promise<void> =>
  page.getByText(say('settings:keys.timeZone'), { exact: true }).first().scrollIntoViewIfNeeded();

/** A color that is too light for white words, and one that can be saved. */
export async function typeColors({ hand, page }: Visit): Promise<void> {
  await page.locator('input[type=text]').first().waitFor();
  await hand.fill('settings:keys.actionColor', '#1f4e2c');
  await hand.fill('settings:keys.brandColor', '#9fd6ae');
}

export const scrollToHolds = ({ page, say }: Visit): Promise<void> =>
  page.getByRole('textbox', { name: say('settings:keys.scarceHoldMinutes') }).scrollIntoViewIfNeeded();

/** Mails in every state; real mails fail after two days of attempts. */
export async function failMails({ page }: Visit): Promise<void> {
  const mail = (count: number, of: Partial<OfficeJob>): OfficeJob => ({
    id: `0192b1c2-7c1e-7a30-8f00-00000000000${count}`,
    name: 'order-paid',
    state: 'failed',
    attempts: 11,
    createdAt: `2026-11-20T0${9 - count}:12:08.000Z`,
    endedAt: `2026-11-20T0${9 - count}:12:09.000Z`,
    nextTryAt: null,
    error: null,
    orderNumber: null,
    recipient: null,
    dismissed: null,
    ...of,
  });
  const refusal =
    'Mail command failed: 451 4.7.1 <aisyah@example.com>: Recipient address rejected: try again later';
  const items = [
    mail(1, {
      state: 'waiting',
      attempts: 0,
      endedAt: null,
      orderNumber: 'SC8M2X7K4A',
      recipient: 'jun.wei@example.com',
    }),
    mail(2, {
      state: 'retrying',
      attempts: 3,
      endedAt: null,
      nextTryAt: '2026-11-20T07:13:28.000Z',
      name: 'verification-code',
      recipient: 'siti@example.com',
      error: 'connect ECONNREFUSED 10.0.0.25:465',
    }),
    mail(3, { error: refusal, orderNumber: 'SC4F7K2M9Q', recipient: 'aisyah@example.com' }),
    mail(4, {
      error: 'Greeting never received',
      orderNumber: 'SC5R9T3W7B',
      recipient: 'minho@example.com',
      name: 'sailing-moved',
    }),
    mail(5, { state: 'done', attempts: 1, name: 'password-link', recipient: 'bahari@example.com' }),
    mail(6, { state: 'nothing', attempts: 1, name: 'verification-code' }),
  ];
  const data: OfficeJobPage = { items, total: items.length, failed: 2, page: 1, size: 50 };
  await page.route('**/prod-api/office/jobs?*', route =>
    route.fulfill({ json: { code: 200, msg: 'success', data } }),
  );
}

/** Has the server say that the months of the audit log up to a time are archived. */
export async function archiveAudit({ page }: Visit): Promise<void> {
  await page.route('**/prod-api/office/audit-entries?*', async route => {
    const answer = await (await route.fetch()).json();
    const data: AuditPage = { ...answer.data, archivedUntil: '2026-11-01T00:00:00.000Z' };
    return route.fulfill({ json: { ...answer, data } });
  });
}
