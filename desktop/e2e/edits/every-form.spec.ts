import type { OfficeRoute } from '@gangway/shared/contract/office/fleet/ports-and-routes.ts';
import { pressSlowly } from '../../../storefront/e2e/support/input/press.ts';
import { expect, test } from '../support/office.ts';
import { staffCalls } from '../support/staff-calls.ts';
import { changeOf, changesDialog, saveDecided } from './changed-meanwhile.ts';
import { officeForms, only } from './forms.ts';

for (const [name, { at, open }] of Object.entries(officeForms))
  test(`${name}: changes of another user are shown, typed input stays, and both are saved`, async ({
    office,
  }) => {
    const page = await office('admin', at);
    const form = await open(page, staffCalls(page));
    const [typedLabel, text] = form.typed;
    const field = form.within.getByLabel(typedLabel).first();
    await field.fill(text);
    await form.saveWith(form.over);
    await form.within.getByRole('button', { name: form.save, exact: true }).click();

    const [theirLabel, value] = form.theirs;
    await expect(changeOf(page, theirLabel)).toContainText(value);
    await expect(changesDialog(page).getByRole('group')).toHaveCount(1);
    await expect(field).toHaveValue(text);
    await saveDecided(page);
    await expect(changesDialog(page)).toBeHidden();
    await expect.poll(() => form.stands()).toEqual({ typed: form.typedValue ?? text, theirs: value });
    await form.saveWith({});
  });

for (const [name, { at, open }] of Object.entries(officeForms))
  test(`${name}: a slow press on Save saves the input`, async ({ office }) => {
    const page = await office('admin', at);
    const form = await open(page, staffCalls(page));
    await form.within.getByLabel(form.typed[0]).first().fill(form.typed[1]);
    await pressSlowly(form.within.getByRole('button', { name: form.save, exact: true }));
    await expect.poll(async () => (await form.stands()).typed).toEqual(form.typedValue ?? form.typed[1]);
    await form.saveWith({});
  });

test('a setting that another user changed meanwhile is saved by decision', async ({ office }) => {
  const page = await office('manager', '/setup/settingConfig');
  const { get, post } = staffCalls(page);
  const read = async () =>
    (await get<{ key: string; value: unknown }[]>('/config/queryList')).find(
      ({ key }) => key === 'contactPhone',
    )?.value;
  const before = await read();
  const phone = page.getByRole('textbox', { name: 'Contact phone' });
  await phone.fill('+60 3-1111 1111');
  await post('/config/update', { key: 'contactPhone', value: '+60 3-2222 2222' });
  await page.getByRole('button', { name: 'Save' }).click();
  const change = changeOf(page, 'Contact phone');
  await expect(change).toContainText(`Before: ${before}`);
  await expect(changesDialog(page).getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await change.getByRole('radio', { name: /^Keep mine/ }).check();
  await saveDecided(page);
  await expect(page.getByText('Saved.')).toBeVisible();
  expect(await read()).toBe('+60 3-1111 1111');
  await post('/config/update', { key: 'contactPhone', value: before });
});

test('fares by weekday that another user changed meanwhile are saved by decision', async ({ office }) => {
  const page = await office('manager', '/voyage/route?search=malacca');
  const { get, post } = staffCalls(page);
  const read = async () => only((await get<{ items: OfficeRoute[] }>('/office/routes?search=malacca')).items);
  const { id, fareRules: before } = await read();
  const save = (rules: object[]) => post(`/office/routes/${id}/fare-rules`, { rules });
  const fares = { adult: 20_000, child: 10_000, infant: 2_000, senior: 15_000 };
  const weekend = { session: 'daytime', name: 'Weekend', weekdays: [6, 7], from: null, until: null, fares };
  await save([weekend]);
  await page.reload();
  await page.locator('tr[data-index="0"]').click();
  await page.getByRole('tab', { name: 'Weekdays and seasons' }).click();
  const name = page.getByRole('dialog').getByLabel('Name');
  await name.fill('Saturdays and Sundays');
  await save([{ ...weekend, name: 'Fridays', weekdays: [5] }]);
  await page.getByRole('button', { name: 'Preview and save' }).click();
  await page.getByRole('dialog', { name: 'Save these fares?' }).getByRole('button', { name: 'Save' }).click();
  const change = changeOf(page, 'Weekdays and seasons');
  await expect(change).toContainText(/Fridays, Fri, 200\.00/);
  await change.getByRole('radio', { name: /^Keep mine/ }).check();
  await saveDecided(page);
  await page.getByRole('dialog', { name: 'Save these fares?' }).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Fares saved.')).toBeVisible();
  expect((await read()).fareRules.map(rule => rule.name)).toEqual(['Saturdays and Sundays']);
  await save(before);
});

test('the permission changes of two users to one role are both saved', async ({ office }) => {
  const page = await office('admin', '/permission/role');
  const { get, post } = staffCalls(page);
  const read = async () => {
    const roles = await get<{ code: string; permissions: string[] }[]>('/office/roles');
    return roles.find(({ code }) => code === 'supervisor');
  };
  const role = await read();
  const before = role?.permissions ?? [];
  await page.getByRole('checkbox', { name: 'Gate supervisor: See payments' }).check();
  await post('/office/roles/save', { ...role, permissions: [...before, 'reports.read'] });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(changeOf(page, 'Gate supervisor · See the dashboard and reports')).toContainText('Yes');
  await saveDecided(page);
  await expect(page.getByText('Saved.')).toBeVisible();
  const stands = [...before, 'payments.read', 'reports.read'];
  expect((await read())?.permissions.toSorted()).toEqual(stands.toSorted());
  await post('/office/roles/save', role);
});
