import type { BoardingMonitor } from '@gangway/shared/contract/monitor.ts';
import { farSailing } from '../../e2e/support/booking.ts';
import { monitorPath, paths } from '../../src/lib/paths.ts';
import type { Screen, Visit } from './screen.ts';

/** The price calendar of one route, a month ahead, without past days. */
export async function openCalendar({ page }: Visit): Promise<void> {
  await page.goto(paths.home);
  await page.getByLabel('From').selectOption('Penang');
  await page.getByLabel('To', { exact: true }).selectOption('Langkawi');
  await page.getByRole('button', { name: 'Date: Any date' }).click();
  const dialog = page.getByRole('dialog', { name: 'Date' });
  await dialog.getByRole('button', { name: 'Later month' }).click();
  await dialog
    .getByRole('button', { name: /, RM [\d,]+\.\d{2}/ })
    .first()
    .waitFor();
}

/** The boarding monitor in a phase that the clock would bring. */
export const openMonitor =
  (change: Partial<BoardingMonitor> = {}): Screen['reach'] =>
  async ({ page, request }) => {
    await page.route('**/prod-api/monitor/*/events', route => route.abort());
    await page.route(/\/prod-api\/monitor\/\d+$/, async route => {
      const response = await route.fetch();
      const answer = await response.json();
      await route.fulfill({ response, json: { ...answer, data: { ...answer.data, ...change } } });
    });
    await page.goto(monitorPath(String((await farSailing(request)).id), 'en'));
    await page.getByRole('heading', { level: 1 }).waitFor();
  };
