import type { Visit } from '../scene/scene.ts';

const CUSTOMERS = '/ship/userInfoRecord';

async function open({ page, calls }: Visit, username: string): Promise<void> {
  const { items } = await calls.get<{ items: { id: string; username: string }[] }>(
    `/office/customers?search=${username}`,
  );
  const found = items.find(customer => customer.username === username);
  if (!found) throw new Error(`no customer ${username}`);
  await page.goto(new URL(`${CUSTOMERS}/${found.id}`, page.url()).href);
  await page.getByRole('dialog').getByRole('tab').first().waitFor();
}

/** A super agent with agents below, and money. */
export const openAgent = (visit: Visit): Promise<void> => open(visit, 'bahari');
export const openNormalUser = (visit: Visit): Promise<void> => open(visit, 'family');

/** A drawer for something new, sent as it opens. */
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

/** One setting as it should be, one that cannot be. */
export async function changeSettings({ hand }: Visit): Promise<void> {
  await hand.fill('settings:keys.operatorName', 'Selat Cruises Berhad');
  await hand.fill('settings:keys.orderPrefix', 'abc');
}

/** A change of a setting, and back, for there to be a history. */
export async function changeASetting({ calls, page }: Visit): Promise<void> {
  await calls.post('/config/update', { key: 'holdMinutes', value: 20 });
  await calls.post('/config/update', { key: 'holdMinutes', value: 15 });
  await page.reload();
}

export async function openHistory(visit: Visit): Promise<void> {
  await changeASetting(visit);
  const setting = visit.say('settings:keys.holdMinutes');
  await visit.page.getByRole('button', { name: visit.say('settings:historyOf', { setting }) }).click();
  await visit.page.getByRole('dialog').getByRole('listitem').first().waitFor();
}

export const scrollToLadder = ({ page, say }: Visit): Promise<void> =>
  page.getByRole('button', { name: say('settings:ladder.add') }).scrollIntoViewIfNeeded();
