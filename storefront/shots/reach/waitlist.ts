import type { StandbyScreen, WaitlistEntry } from '@gangway/shared/contract/sales/waitlist.ts';
import { farSailing } from '../../e2e/support/booking.ts';
import { joinListPath, ownPositionPath, standbyPath } from '../../src/lib/paths.ts';
import type { Visit } from './screen.ts';

const TOKEN = 'a-party';
const answer = (data: object) => ({ json: { code: 200, msg: 'success', data } });

/** The form for joining the waiting list of a sailing. */
export async function joinList({ page, request }: Visit): Promise<void> {
  await page.goto(joinListPath((await farSailing(request)).id, { party: '2' }));
  await page.locator('#email').waitFor();
}

/** The own position, as answered by the server. */
export const ownPosition =
  (change: Partial<WaitlistEntry>, offered = false) =>
  async ({ page, request }: Visit): Promise<void> => {
    const sailing = await farSailing(request);
    const entry: WaitlistEntry = {
      id: '4b1f0a52-6f0e-4f0b-8a34-0d5e6c7b8a90',
      token: TOKEN,
      status: 'waiting',
      tickets: { adult: 2, child: 1, infant: 0, senior: 0 },
      cabins: null,
      mostSen: 90_000,
      joinedAt: '2027-01-08T04:00:00.000Z',
      wishes: [{ sailing, place: 3, of: 12 }],
      offer: offered
        ? {
            sailing,
            expiresAt: new Date(Date.now() + 29 * 60_000).toISOString(),
            totalSen: 64_800,
            rooms: [],
          }
        : null,
      orderNumber: null,
      ...change,
    };
    await page.route('**/prod-api/waitlist/entry', route => route.fulfill(answer(entry)));
    await page.goto(ownPositionPath(TOKEN));
    await page.locator('h1').waitFor();
  };

/** The screen at the counter, with called and waiting numbers. */
export const standby =
  (numbers: Pick<StandbyScreen, 'called' | 'waiting'>) =>
  async ({ page, request }: Visit): Promise<void> => {
    const sailing = await farSailing(request);
    await page.route('**/prod-api/standby/*/events', route => route.abort());
    await page.route(/\/prod-api\/standby\/\d+$/, route => route.fulfill(answer({ sailing, ...numbers })));
    await page.goto(standbyPath(String(sailing.id), 'en'));
    await page.getByRole('heading', { level: 1 }).waitFor();
  };
