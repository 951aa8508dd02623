import { phoneToRead } from '@gangway/shared/contract/entries/phone.ts';
import type { OfficeOrderDetail, OfficePassenger } from '@gangway/shared/contract/office/orders/orders.ts';
import { book, farSailing } from '../../../storefront/e2e/support/booking.ts';
import { expect, test } from '../support/office.ts';
import { staffApi } from '../support/staff-api.ts';
import { changeOf, changesDialog, saveDecided } from './changed-meanwhile.ts';

const LIST = '/ship/shipOrder';

/** An order with the form of its first passenger open at the front desk, and a manager at another desk. */
const twoDesks = test.extend<{
  desks: {
    number: string;
    person: OfficePassenger;
    correct: (change: object) => Promise<unknown>;
    read: () => Promise<OfficePassenger>;
  };
}>({
  desks: async ({ request }, use) => {
    const { id } = await farSailing(request);
    const { order } = await book(request, id);
    const manager = await staffApi(request, 'manager');
    const path = `/office/orders/${order.number}`;
    const read = async () => {
      const [person] = (await manager.get<OfficeOrderDetail>(path)).people;
      if (!person) throw new Error('the order has no passengers');
      return person;
    };
    const person = await read();
    await use({
      number: order.number,
      person,
      read,
      correct: change => manager.post(`${path}/passengers/${person.id}`, { ...person, ...change }),
    });
  },
});

twoDesks(
  'a name that another desk corrected is not undone by a change of the phone',
  async ({ office, desks }) => {
    const { number, person, correct, read } = desks;
    const page = await office('frontdesk', `${LIST}/${number}`);
    await page.getByRole('button', { name: `Edit ${person.name}` }).click();
    const form = page.getByRole('dialog', { name: `Correct ${person.name}` });
    // In the groups in which it is read aloud.
    await expect(form.getByLabel('Phone')).toHaveValue(phoneToRead(person.phone));
    await form.getByLabel('Phone').fill('+60 19-876 5432');
    await correct({ name: 'Tan Wei Meng' });

    await form.getByRole('button', { name: 'Save correction' }).click();
    await expect(changesDialog(page)).toContainText(
      /Jonathan Lee saved this at .*, while you were changing it/,
    );
    const name = changeOf(page, 'Name');
    await expect(name.getByRole('radio', { name: 'Keep the old value' })).not.toBeChecked();
    await expect(name.getByRole('radio', { name: 'Use theirs Tan Wei Meng' })).toBeChecked();
    await expect(changesDialog(page).getByRole('group')).toHaveCount(1);

    // Nothing is saved, and no input is lost, before the decision.
    expect((await read()).phone).toBe(person.phone);
    await changesDialog(page).getByRole('button', { name: 'Back to the form' }).click();
    await expect(form.getByLabel('Phone')).toHaveValue('+60 19-876 5432');
    await expect(form.getByLabel('Name')).toHaveValue(person.name);
    await page.keyboard.press('Control+s');
    await saveDecided(page);
    await expect(page.getByText('Correction saved.')).toBeVisible();
    expect(await read()).toMatchObject({ name: 'Tan Wei Meng', phone: '+60198765432' });
  },
);

twoDesks('where both changed the same field, each has to be decided', async ({ office, desks }) => {
  const { number, person, correct, read } = desks;
  const page = await office('frontdesk', `${LIST}/${number}`);
  await page.getByRole('button', { name: `Edit ${person.name}` }).click();
  const form = page.getByRole('dialog', { name: `Correct ${person.name}` });
  await form.getByLabel('Name').fill('Tan Wei Ming');
  await form.getByLabel('Phone').fill('+60 19-876 5432');
  await correct({ name: 'Tan Wei Meng', phone: '+60 3-2026 1188' });

  await form.getByRole('button', { name: 'Save correction' }).click();
  const save = changesDialog(page).getByRole('button', { name: 'Save', exact: true });
  await expect(changesDialog(page).getByText('2 fields to decide')).toBeVisible();
  await expect(save).toBeDisabled();
  await expect(changeOf(page, 'Name')).toContainText(`Before: ${person.name}`);
  await changeOf(page, 'Name').getByRole('radio', { name: 'Keep mine Tan Wei Ming' }).check();
  await expect(changesDialog(page).getByText('1 field to decide')).toBeVisible();
  await expect(save).toBeDisabled();
  await changeOf(page, 'Phone')
    .getByRole('radio', { name: /^Use theirs/ })
    .check();

  // A third change during the decision about the second is shown as well.
  await correct({ name: 'Tan Wei Meng', phone: '+60 3-2026 1188', remarks: 'Aisle' });
  await save.click();
  await expect(changeOf(page, 'Remarks')).toContainText('Aisle');
  await saveDecided(page);
  await expect(page.getByText('Correction saved.')).toBeVisible();
  expect(await read()).toMatchObject({
    name: 'Tan Wei Ming',
    phone: '+60320261188',
    remarks: 'Aisle',
  });
});
