import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  agree,
  book,
  chooseCountry,
  farSailing,
  fillInOneAdult,
  newDocument,
  payButton,
} from './support/booking.ts';

/** The prescribed sentences, in their order (R51). */
const MESSAGES = [
  'Please enter passenger name',
  'Please enter phone number',
  'Please select gender',
  'Please enter ID or passport number',
  "Please enter the passenger's nationality",
  'Please enter the recommender',
];

async function openBooking(page: Page, sailingId: number) {
  await page.goto(`/shipClient/pay/ship?sailing=${sailingId}`);
  await expect(page.getByRole('heading', { name: 'Who is traveling?' })).toBeVisible();
}

async function openReview(page: Page, sailingId: number) {
  await openBooking(page, sailingId);
  await page.getByRole('button', { name: 'Continue to passengers' }).click();
  await fillInOneAdult(page);
}

test('an empty passenger is asked for everything in the prescribed words (R51)', { tag: '@short' }, async ({
  page,
  request,
}) => {
  await openBooking(page, (await farSailing(request)).id);
  await page.getByRole('button', { name: 'Continue to passengers' }).click();
  const form = page.getByRole('group', { name: /^Passenger 1/ });
  await form.getByLabel('Recommended by').clear();
  await page.getByRole('button', { name: 'Continue to review' }).click();
  const shown = await form.getByText(/^Please /).allInnerTexts();
  expect(shown.filter(text => MESSAGES.includes(text))).toEqual(MESSAGES);
  await expect(page.getByRole('link', { name: /^Passenger 1: \d+ entries$/ })).toBeVisible();
  await page.getByRole('link', { name: /^Passenger 1:/ }).click();
  await expect(form.getByLabel('Full name')).toBeFocused();
});

test('documents fill in the passengers, and typed entries stay (R385)', { tag: '@short' }, async ({
  page,
  request,
}) => {
  await page.goto(`/shipClient/pay/ship?sailing=${(await farSailing(request)).id}&party=2`);
  await page.getByRole('button', { name: 'Continue to passengers' }).click();
  const [first, second] = [1, 2].map(number => page.getByRole('group', { name: `Passenger ${number}` }));
  if (!first || !second) throw new Error('two passengers are expected');
  const document = 'Fill in from a document';

  await first.getByLabel(document).fill('880412-10-5566');
  await expect(first.getByText('Filled in. Please check')).toBeVisible();
  await expect(first.getByLabel('Travel document')).toHaveValue('idCard');
  await expect(first.getByLabel('ID or passport number')).toHaveValue('880412-10-5566');
  await expect(first.getByLabel('Date of birth')).toHaveValue('1988-04-12');
  await expect(first.getByLabel('Gender')).toHaveValue('female');
  await expect(first.getByLabel('Nationality')).toHaveValue('Malaysia');
  await expect(second.getByLabel('Nationality')).toHaveValue('Malaysia');
  await second.getByLabel('Travel document').selectOption('passport');
  await expect(second.getByLabel('Issuing country')).toHaveValue('Malaysia');
  await expect(second.getByLabel('Same phone as passenger 1')).toBeChecked();

  // A corrected number is followed, but not where the guest has chosen.
  await first.getByLabel('Gender').selectOption('other');
  await first.getByLabel('ID or passport number').fill('900131-10-5565');
  await expect(first.getByLabel('Date of birth')).toHaveValue('1990-01-31');
  await expect(first.getByLabel('Gender')).toHaveValue('other');

  const lines = second.getByLabel(document);
  await lines.fill('C01X00T47');
  await lines.blur();
  await expect(second.getByText('We cannot read this.')).toBeVisible();
  await lines.fill('P<D<<MUELLER<<ANNA<<<<<<<<<<<<<<<<<<<<<<<<<<');
  await lines.press('Enter');
  await lines.pressSequentially('C01X00T478D<<6408125F3710313<<<<<<<<<<<<<<02');
  await expect(second.getByLabel('Full name')).toHaveValue('MUELLER ANNA');
  await expect(second.getByLabel('Travel document')).toHaveValue('passport');
  await expect(second.getByLabel('ID or passport number')).toHaveValue('C01X00T47');
  await expect(second.getByLabel('Date of birth')).toHaveValue('1964-08-12');
  await expect(second.getByLabel('Passport expiry date')).toHaveValue('2037-10-31');
  await expect(second.getByLabel('Issuing country')).toHaveValue('Germany');
  await expect(second.getByLabel('Nationality')).toHaveValue('Germany');
});

test('a payment method is chosen already; payment requires the accepted terms', async ({ page, request }) => {
  await openReview(page, (await farSailing(request)).id);
  await expect(page.getByRole('radio', { name: /^Online banking/ })).toBeChecked();
  await payButton(page).click();
  await expect(
    page.getByText('Please check the agreement terms before purchasing and paying!'),
  ).toBeVisible();
  await agree(page);
  await payButton(page).click();
  await page.waitForURL(/\/jump\?payment=/);
});

test('payment requires a payment method where none is offered', async ({ page, request }) => {
  await page.route('**/prod-api/payments/options', route =>
    route.fulfill({ json: { code: 200, msg: 'success', data: { providers: [] } } }),
  );
  await openReview(page, (await farSailing(request)).id);
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check();
  await payButton(page).click();
  await expect(page.getByText('Please choose a payment method')).toBeVisible();
});

test('broken travel rules are shown at the passenger', async ({ page, request }) => {
  await openBooking(page, (await farSailing(request)).id);
  await page.getByRole('button', { name: 'Continue to passengers' }).click();
  const form = page.getByRole('group', { name: /^Passenger 1/ });
  await form.getByText('Pregnant?').click();
  await form.getByLabel('Week of pregnancy').fill('30');
  await expect(page.getByRole('alert').filter({ hasText: /24/ })).toBeVisible();
  await form.getByLabel('Week of pregnancy').fill('12');
  await expect(page.getByRole('alert').filter({ hasText: /24/ })).toBeHidden();
});

test('the deck plan says which cabins suit a wheelchair (R405)', async ({ page, request }) => {
  const { id, cabins } = await farSailing(request);
  const accessible = cabins.find(cabin => cabin.accessible);
  if (!accessible) throw new Error('no cabin suits a wheelchair');
  await openBooking(page, id);
  await page.getByRole('radio', { name: /^Choose on the deck plan/ }).check();
  const plan = page.getByRole('region', { name: `Deck ${accessible.floor}` });
  await page.getByRole('radio', { name: new RegExp(`^Deck ${accessible.floor}\\b`) }).check();
  await expect(
    plan.getByRole('button', { name: new RegExp(`^Cabin ${accessible.number}, .*suits a wheelchair$`) }),
  ).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'suits a wheelchair' })).toBeVisible();
});

test('the deck plan draws the stairs and lifts, and says which cabins are beside them (R422)', async ({
  page,
  request,
}) => {
  const { id, cabins } = await farSailing(request);
  const cabin = cabins.find(({ beside }) => beside.includes('lift'));
  if (!cabin) throw new Error('no cabin is beside a lift');
  await openBooking(page, id);
  await page.getByRole('radio', { name: /^Choose on the deck plan/ }).check();
  await page.getByRole('radio', { name: new RegExp(`^Deck ${cabin.floor}\\b`) }).check();
  const plan = page.getByRole('region', { name: `Deck ${cabin.floor}` });
  const name = new RegExp(`^Cabin ${cabin.number}, .*next to the stairs,? .*next to the lift`);
  await expect(plan.getByRole('button', { name })).toBeVisible();
  for (const facility of [/^Stairs$/, /^Lift$/])
    await expect(page.getByRole('listitem').filter({ hasText: facility })).toBeVisible();
});

test('the deck plan says where a cabin is, and what is beside it (R410)', async ({ page, request }) => {
  const { id, cabins } = await farSailing(request);
  const row = (floor: number) =>
    cabins
      .filter(cabin => cabin.floor === floor && cabin.position === 'port')
      .sort((one, other) => Number(one.number) - Number(other.number));
  const port = [...new Set(cabins.map(({ floor }) => floor))]
    .map(row)
    .find(([first, second]) => first?.free && second?.free);
  const [first, second] = port ?? [];
  if (!first || !second) throw new Error('no two free cabins are beside each other');
  await page.goto(`/shipClient/pay/ship?sailing=${id}&party=2`);
  await page.getByRole('radio', { name: /^Choose on the deck plan/ }).check();
  await page.getByRole('radio', { name: new RegExp(`^Deck ${first.floor}\\b`) }).check();
  const plan = page.getByRole('region', { name: `Deck ${first.floor}` });
  await plan
    .getByRole('button', { name: new RegExp(`^Cabin ${first.number}, .*port side, near the bow`) })
    .click();
  await plan
    .getByRole('button', { name: new RegExp(`^Cabin ${second.number}, .*next to cabin ${first.number}`) })
    .click();
  // The price has a line for the cabin as well, without its side.
  const chosen = page.getByRole('listitem').filter({ hasText: `Cabin ${second.number}, deck` });
  await expect(chosen.filter({ hasText: 'port side' })).toContainText(`next to cabin ${first.number}`);
  // The first cabin of the side is drawn closer to the bow: above the next on a phone, right of it elsewhere.
  const [one, other] = await Promise.all(
    [first, second].map(({ number }) =>
      plan.getByRole('button', { name: new RegExp(`^Cabin ${number},`) }).boundingBox(),
    ),
  );
  if (!one || !other) throw new Error('both are drawn');
  if ((page.viewportSize()?.width ?? 0) < 768) expect(one.y).toBeLessThan(other.y);
  else expect(one.x).toBeGreaterThan(other.x);
});

test('the deck plan is enlarged by buttons, keys, wheel and fingers (R410)', async ({
  page,
  request,
  isMobile,
}) => {
  await openBooking(page, (await farSailing(request)).id);
  await page.getByRole('radio', { name: /^Choose on the deck plan/ }).check();
  const plan = page.getByRole('region', { name: /^Deck \d+$/ });
  const cabin = plan.getByRole('button', { name: /^Cabin \d+, (?!taken)/ }).first();
  const size = (percent: number) => plan.getByRole('button', { name: `${percent} %, back to 100 %` });
  await expect(size(100)).toBeVisible();
  const width = async () => (await cabin.boundingBox())?.width ?? 0;
  const whole = await width();
  expect(whole).toBeGreaterThanOrEqual(44);
  await plan.getByRole('button', { name: 'Larger' }).click();
  await expect(size(125)).toBeVisible();
  await expect.poll(width).toBeGreaterThan(whole * 1.2);

  await cabin.focus();
  await page.keyboard.press('0');
  await expect(size(100)).toBeVisible();
  await page.keyboard.press('-');
  await expect(size(80)).toBeVisible();
  await page.keyboard.press('+');
  await expect(size(100)).toBeVisible();

  if (isMobile) {
    await cabin.evaluate(element => {
      const touches = (y: number) =>
        [100, y].map(
          (clientY, identifier) => new Touch({ identifier, target: element, clientX: 100, clientY }),
        );
      const send = (type: string, y: number) =>
        element.dispatchEvent(new TouchEvent(type, { touches: touches(y), bubbles: true, cancelable: true }));
      send('touchstart', 200);
      send('touchmove', 300);
    });
    await expect(size(200)).toBeVisible();
    return;
  }
  await cabin.hover();
  await page.mouse.wheel(0, 10);
  await expect(size(100)).toBeVisible();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -100);
  await page.keyboard.up('Control');
  await expect(size(165)).toBeVisible();
});

test('a cabin taken by another customer is reported, and another can be chosen', async ({
  page,
  request,
}) => {
  const sailing = await farSailing(request);
  await openBooking(page, sailing.id);
  await page.getByRole('radio', { name: /^Choose on the deck plan/ }).check();
  const cabin = page.getByRole('button', { name: /^Cabin \d+, (?!taken)/ }).first();
  const number = (await cabin.getAttribute('aria-label'))?.match(/\d+/)?.[0];
  await cabin.click();
  await page.getByRole('button', { name: 'Continue to passengers' }).click();
  await fillInOneAdult(page);
  await agree(page);
  const roomId = sailing.cabins.find(offer => offer.number === number)?.roomId ?? 0;
  await book(request, sailing.id, { cabins: { kind: 'chosen', roomIds: [roomId] } });
  await payButton(page).click();
  await expect(
    page.getByText(`Cabin ${number} has just been taken. Please choose another cabin.`),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Choose another cabin' }).click();
  await expect(page.getByText('Just taken. Please choose another.')).toBeVisible();
  await page.getByRole('button', { name: `Remove cabin ${number}` }).click();
  await page.getByRole('radio', { name: /^No cabin/ }).check();
  await page.getByRole('button', { name: 'Continue to passengers' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Siti Aminah');
});

for (const [error, message] of [
  ['sailing-sold-out', 'This sailing is sold out.'],
  ['price-changed', 'The price has changed to RM 999.00.'],
] as const)
  test(`${error} while paying keeps the input`, async ({ page, request }) => {
    await openReview(page, (await farSailing(request)).id);
    await agree(page);
    await page.route('**/prod-api/orders', route =>
      route.fulfill({ status: 409, json: { code: 409, msg: message, data: { error } } }),
    );
    await payButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
    await page.unroute('**/prod-api/orders');
    await page.reload();
    await expect(page.getByText('Siti Aminah', { exact: true })).toBeVisible();
    await payButton(page).click();
    await page.waitForURL(/\/jump\?payment=/);
  });

test('Back from the bank finds the booking, to pay or to change it (R380)', { tag: '@short' }, async ({
  page,
  request,
}) => {
  const { id } = await farSailing(request);
  await openReview(page, id);
  await agree(page);
  await payButton(page).click();
  await page.waitForURL(/\/sandbox\/pay\//);

  const other = await page.context().newPage();
  await other.goto('/home');
  const bar = other.getByRole('complementary', { name: 'Unpaid booking' });
  await expect(bar).toContainText(/Your booking SC\w+ is kept until \d\d:\d\d\./);
  await bar.getByRole('link', { name: 'Continue to payment' }).click();
  await expect(other.getByRole('heading', { name: 'We are keeping your places' })).toBeVisible();
  await expect(bar).toBeHidden();

  await page.goBack();
  const unpaid = page.getByRole('region', { name: 'You have a booking on this sailing' });
  await expect(unpaid.getByRole('link', { name: 'Continue to payment' })).toBeVisible();
  await unpaid.getByRole('button', { name: 'Change this booking' }).click();
  await page.getByRole('button', { name: 'Continue to passengers' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Siti Aminah');
  await expect(page.getByRole('complementary', { name: 'Unpaid booking' })).toBeHidden();
  await other.reload();
  await expect(other.getByText('Canceled', { exact: true }).first()).toBeVisible();
});

test('a closed tab finds its entries again, and can start without them (R391)', async ({ page, request }) => {
  const { id } = await farSailing(request);
  await openReview(page, id);
  const other = await page.context().newPage();
  await page.close();
  await openBooking(other, id);
  await expect(other.getByText('We kept what you entered earlier')).toBeVisible();
  await other.getByRole('button', { name: 'Continue to passengers' }).click();
  await expect(other.getByLabel('Full name')).toHaveValue('Siti Aminah');

  await other.getByRole('button', { name: 'Start again with an empty form' }).click();
  await expect(other.getByText('We kept what you entered earlier')).toBeHidden();
  await other.getByRole('button', { name: 'Continue to passengers' }).click();
  await expect(other.getByLabel('Full name')).toHaveValue('');
  const third = await other.context().newPage();
  await openBooking(third, id);
  await expect(third.getByText('We kept what you entered earlier')).toBeHidden();
});

test('a complete passenger folds to a line if another is incomplete, and the review shows the documents (R388)', async ({
  page,
  request,
}) => {
  await page.goto(`/shipClient/pay/ship?sailing=${(await farSailing(request)).id}&party=2`);
  await page.getByRole('button', { name: 'Continue to passengers' }).click();
  const [first, second] = [1, 2].map(number => page.getByRole('group', { name: `Passenger ${number}` }));
  if (!first || !second) throw new Error('two passengers are expected');
  const fill = async (form: Locator, name: string, idNumber: string) => {
    await form.getByLabel('Full name').fill(name);
    await form.getByLabel('Gender').selectOption('Female');
    await form.getByLabel('Date of birth').fill('1988-04-12');
    await form.getByLabel('Travel document').selectOption('ID card');
    await form.getByLabel('ID or passport number').fill(idNumber);
    await chooseCountry(form.getByLabel('Nationality'), 'Malaysia');
  };
  const [one, two] = [newDocument(), newDocument()];
  await fill(first, 'Siti Aminah', one);
  await first.getByLabel('Phone number').fill('+60 12 345 6789');
  await page.getByLabel('E-mail for the tickets').fill('siti@example.com');
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await expect(first).toContainText(`Malaysia · ID card ${one}`);
  await expect(first.getByLabel('Full name')).toBeHidden();
  await expect(second.getByLabel('Full name')).toBeVisible();

  await first.getByRole('button', { name: 'Change Siti Aminah' }).click();
  await expect(first.getByLabel('Full name')).toBeFocused();
  await fill(second, 'Nurul Huda', two);
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await expect(page.getByRole('heading', { name: 'Review and pay' })).toBeVisible();
  await expect(page.getByText(`Adult · 12 April 1988 · Malaysia · ID card ${one}`)).toBeVisible();
  await expect(page.getByText(`Malaysia · ID card ${two}`)).toBeVisible();
});

test('a lost answer and a double click create one order', { tag: '@short' }, async ({ page, request }) => {
  await openReview(page, (await farSailing(request)).id);
  await agree(page);
  const numbers: string[] = [];
  let answers = 0;
  await page.route('**/prod-api/orders', async route => {
    const response = await route.fetch();
    const { data } = await response.json();
    numbers.push(data.order.number);
    answers += 1;
    if (answers === 1) await route.abort('connectionreset');
    else await route.fulfill({ response });
  });
  await payButton(page).click();
  await expect(page.getByText(/You will not be booked or charged twice/)).toBeVisible();
  await payButton(page).click();
  await page.waitForURL(/\/jump\?payment=/);
  expect(numbers).toHaveLength(2);
  expect(numbers[1]).toBe(numbers[0]);
});

test('the input survives a change of the date', async ({ page, request }) => {
  const sailing = await farSailing(request);
  await openReview(page, sailing.id);
  await page.getByText('Other dates and sessions').click();
  await page.getByRole('link', { name: /RM/ }).first().click();
  await expect(page).not.toHaveURL(new RegExp(`sailing=${sailing.id}&`));
  await expect(page.getByText('Siti Aminah', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Review and pay' })).toBeVisible();
});
