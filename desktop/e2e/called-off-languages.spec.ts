import { languages } from '@gangway/shared/contract/base/languages.ts';
import { addDays } from '@gangway/shared/domain/time/local-date.ts';
import { picture } from '../../storefront/e2e/languages/pictures.ts';
import { pattern, textsOf } from '../../storefront/e2e/languages/texts.ts';
import { expectTidy } from '../../storefront/e2e/support/accessible.ts';
import { expect, test } from './support/office.ts';
import { staffApi } from './support/staff-api.ts';
import { callOff, makeSailings, openOnPhone, sell } from './support/states/disrupted.ts';
import { testYear } from './support/states/test-year.ts';

const DESKTOP = { width: 1440, height: 900 };

// A guest's choice after a canceled sailing, in each language: one party on a phone, and one at a desk.
for (const [index, language] of languages.entries()) {
  const { calledOff } = textsOf[language].orders;

  test(`${language}: guests of a canceled sailing take another one, or a voucher`, async ({
    request,
    browser,
    baseURL,
  }, info) => {
    const desk = await staffApi(request, 'admin');
    const day = `${testYear() + 2}-05-${10 + 4 * index}`;
    const [sailing = 0] = await makeSailings(desk, [day, addDays(day, 1)]);
    const moving = await sell(desk, sailing);
    const credited = await sell(desk, sailing);
    await callOff(desk, sailing);

    const onPhone = await openOnPhone(browser, baseURL, moving, language);
    const panel = onPhone.getByRole('region', { name: calledOff.heading, exact: true });
    await expect(panel.getByText(calledOff.kept, { exact: true })).toBeVisible();
    await panel.getByRole('button', { name: calledOff.decide, exact: true }).click();
    await expect(panel.getByText(calledOff.choose, { exact: true })).toBeVisible();
    await expectTidy(onPhone);
    await picture(onPhone, info, `${language}-called-off-1`);
    await panel.getByRole('radio').first().check();
    await panel.getByRole('button', { name: calledOff.take.move, exact: true }).click();
    await expect(onPhone.getByText(calledOff.done.move, { exact: true })).toBeVisible();
    await picture(onPhone, info, `${language}-called-off-2`);

    const atDesk = await openOnPhone(browser, baseURL, credited, language);
    await atDesk.setViewportSize(DESKTOP);
    await atDesk.getByRole('radio', { name: new RegExp(`^${calledOff.credit}`) }).check();
    await picture(atDesk, info, `${language}-called-off-3`);
    await atDesk.getByRole('button', { name: pattern(calledOff.take.credit) }).click();
    await expect(atDesk.getByText(calledOff.done.credit, { exact: true })).toBeVisible();
    await expectTidy(atDesk);
    await picture(atDesk, info, `${language}-called-off-4`);
    await onPhone.context().close();
    await atDesk.context().close();
  });
}
