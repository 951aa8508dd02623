import { PAGE_ANSWERS_ID } from '@gangway/shared/contract/base/page-answers.ts';
import type { Page } from '@playwright/test';

const block = new RegExp(`<script type="application/json" id="${PAGE_ANSWERS_ID}">.*?</script>`, 's');

/** Pages no longer have embedded answers, as if the server failed to read them. */
export async function sendWithoutAnswers(page: Page): Promise<void> {
  await page.route(
    url => url.pathname.startsWith('/shipClient/'),
    async route => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(block, '') });
    },
  );
}
