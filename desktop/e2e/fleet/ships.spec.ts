import { expect, test } from '../support/office.ts';
import { falsePicture, heavyPicture, pictureFile } from '../support/picture-file.ts';

test('a ship is created, its pictures are ordered, and search finds it', async ({ office }) => {
  const page = await office('manager', '/ship/ship');
  await page.getByRole('button', { name: 'New ship' }).click();
  const made = page.getByRole('dialog', { name: 'New ship' });
  await made.getByRole('button', { name: 'Save' }).click();
  await expect(made.getByText('Please input Name')).toBeVisible();
  await expect(made.getByText('Please input Capacity')).toBeVisible();
  await made.getByLabel('Name', { exact: true }).fill('Selat Mutiara');
  await made.getByLabel('Capacity').fill('20000');
  await made.getByLabel('Link').fill('javascript:alert(1)');
  await made.getByRole('button', { name: 'Save' }).click();
  await expect(made.getByText('Capacity range 1-10000')).toBeVisible();
  await expect(made.getByText('Please enter a web address')).toBeVisible();
  await made.getByLabel('Capacity').fill('600');
  await made.getByLabel('Link').fill('/shipClient/routeList');
  await made.getByRole('button', { name: 'Save' }).click();

  const form = page.getByRole('dialog', { name: 'Edit Selat Mutiara' });
  const add = form.getByLabel('Choose or drop pictures');
  await add.setInputFiles(falsePicture);
  await expect(form.getByRole('alert')).toHaveText('Images must be JPG or PNG: notes.jpg');
  await add.setInputFiles(heavyPicture);
  await expect(form.getByRole('alert')).toHaveText('Each image may be at most 5MB: heavy.png');
  await add.setInputFiles(
    await Promise.all(['red', 'green'].map(color => pictureFile(`${color}.png`, color))),
  );
  const pictures = form.getByRole('region', { name: 'Pictures' }).getByRole('img');
  await expect(pictures).toHaveCount(2);
  const [first] = await pictures.evaluateAll(all => all.map(image => image.getAttribute('src')));
  await form.getByRole('button', { name: 'Move picture 1 to the right' }).click();
  await expect(pictures.nth(1)).toHaveAttribute('src', first ?? '');
  const five = ['blue', 'white', 'black', 'gray'].map(color => pictureFile(`${color}.jpg`, color));
  await add.setInputFiles(await Promise.all(five));
  await expect(form.getByRole('alert')).toHaveText('At most 5 images');
  await form.getByRole('button', { name: 'Delete picture 1' }).click();
  await page.getByRole('button', { name: 'Delete picture', exact: true }).click();
  await expect(pictures).toHaveCount(1);
  await expect(pictures).toHaveAttribute('src', first ?? '');
  await form.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('searchbox').fill('mutiara');
  await expect(page.getByRole('row').filter({ hasText: 'Selat Mutiara' })).toBeVisible();
  await expect(page.getByText('1 row')).toBeVisible();
});

test('unsaved input is lost only after a confirmation, and a taken name is reported at its field', async ({
  office,
}) => {
  const page = await office('manager', '/ship/ship');
  await page.getByRole('row').filter({ hasText: 'Selat Kenari' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Selat Kenari' });
  await form.getByLabel('Name', { exact: true }).fill('Selat Pelangi');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Another ship has this name.')).toBeVisible();
});

test('a ship with upcoming sailings cannot be decommissioned', async ({ office }) => {
  const page = await office('manager', '/ship/ship');
  await page.getByRole('row').filter({ hasText: 'Selat Aurora' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Selat Aurora' });
  await form.getByLabel('Status').selectOption('Decommissioned');
  await expect(form.getByText('A decommissioned ship cannot return to service.')).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert')).toContainText(/Selat Aurora still has \d+ upcoming sailings?/);
});
