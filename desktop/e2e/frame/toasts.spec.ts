import { expect, test } from '../support/office.ts';
import { staffApi } from '../support/staff-api.ts';
import { makeSailings } from '../support/states/disrupted.ts';
import { testYear } from '../support/states/test-year.ts';

for (const [width, height] of [
  [1024, 768],
  [1440, 900],
] as const)
  test(`at ${width} × ${height} a message is shown beside an open drawer, without covering its titles and buttons`, async ({
    office,
    request,
  }) => {
    const desk = await staffApi(request, 'admin');
    const day = `${testYear()}-02-${width === 1024 ? '20' : '21'}`;
    const [sailing = 0] = await makeSailings(desk, [day]);
    const page = await office('manager', `/voyage/sailing?month=${day.slice(0, 7)}&sailing=${sailing}`);
    await page.setViewportSize({ width, height });
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('button', { name: 'Edit', exact: true }).click();
    await drawer.getByLabel(/^Gate/).fill('T1');
    await drawer.getByRole('button', { name: 'Save' }).click();
    const message = page.locator('[data-messages] > *').first();
    await expect(message).toBeVisible();
    await expect(drawer).toContainText(/Gate\s*T1/);
    const [said, open] = [await message.boundingBox(), await drawer.boundingBox()];
    expect(said && open && said.x + said.width).toBeLessThanOrEqual(open?.x ?? 0);
    expect(said?.x).toBeGreaterThanOrEqual(0);
    expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(height);
  });
