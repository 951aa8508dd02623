import { randomUUID } from 'node:crypto';
import { languages } from '@gangway/shared/contract/base/languages.ts';
import { expect, test } from '@playwright/test';
import { ask, book, farSailing } from './support/booking.ts';
import { signIn } from './support/gate.ts';
import { firstMailAsHtml } from './support/mail.ts';
import { expectFitsNarrow } from './support/narrow-window.ts';

/** As long as a name of one word may be in a mail. */
const longName = 'Wolfeschlegelsteinhausenbergerdorffvoralternwaren'.repeat(2).slice(0, 80);

for (const language of languages)
  test(`R484: a mail in ${language} fits a narrow window, however long a name is`, async ({
    page,
    request,
  }) => {
    const email = `mail-${language}@example.com`;
    const { id } = await farSailing(request);
    const { order } = await book(request, id, { name: longName, email, language });
    await ask(
      request,
      `/office/orders/${order.number}/payment`,
      { expectedDueSen: order.dueSen, tenderedSen: order.dueSen },
      { 'X-Token': await signIn(request, 'frontdesk'), 'Idempotency-Key': randomUUID() },
    );
    await page.setContent(await firstMailAsHtml(request, email));
    await expect(page.getByText(order.number).first()).toBeVisible();
    await expectFitsNarrow(page);
  });
