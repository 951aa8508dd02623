import type { QueueDraw, QueuePosition, QueueState } from '@gangway/shared/contract/sales/queue.ts';
import { farSailing } from '../../e2e/support/booking.ts';
import { sendWithoutAnswers } from '../../e2e/support/page-answers.ts';
import { bookingPath } from '../../src/lib/paths.ts';
import type { Visit } from './screen.ts';

const drawn: QueueDraw = {
  seedHash: '3f1cbb9ad1f7f3aab2c1f1f5b7a52fbc7fe2a7d7e9a2b6a94bb1a0f1a6e0c2d4',
  seed: '9a0c6f2e77b14d0f8f6a2f1f3f0b7c5e4d3c2b1a09f8e7d6c5b4a39281706f5e',
  drawnAt: '2027-01-08T04:00:00.000Z',
  drawn: 8_214,
};
const line: Omit<QueueState, 'sailingId'> = {
  open: true,
  salesOpenAt: '2027-01-08T04:00:00.000Z',
  draw: drawn,
  served: 820,
  waiting: 7_394,
  perMinute: { slow: 18, fast: 40 },
  placesLeft: 96,
  partiesLeft: 44,
  soldOut: false,
  mayComeBack: true,
  turnMinutes: 10,
  ask: { nearSeconds: 4, farSeconds: 8, nearPlaces: 500 },
};
const position: QueuePosition = {
  lineId: '4b1f0a52-6f0e-4f0b-8a34-0d5e6c7b8a90',
  number: 1_232,
  state: 'waiting',
  turnEndsAt: null,
};

/** A simulated queue: a real one would move on before the picture is taken. */
const seen =
  (queue: Partial<QueueState>, mine: Partial<QueuePosition> | null) =>
  async ({ page, context, request }: Visit): Promise<void> => {
    const sailing = await farSailing(request);
    const { id } = sailing;
    const answer = (data: object) => ({ json: { code: 200, msg: 'success', data } });
    await page.route(`**/prod-api/sailings/${id}`, route =>
      route.fulfill(answer({ ...sailing, waitingRoom: true })),
    );
    await page.route(`**/prod-api/sailings/${id}/waiting-room`, route =>
      route.fulfill(answer({ ...line, ...queue, sailingId: id })),
    );
    await page.route(`**/prod-api/sailings/${id}/waiting-room/place`, route =>
      route.fulfill(answer({ ...position, ...mine })),
    );
    if (mine) {
      const tokens = JSON.stringify({ [id]: 'A'.repeat(43) });
      await context.addInitScript(kept => localStorage.setItem('gangway.line', kept), tokens);
    }
    // The page itself contains the sailing as it is.
    await sendWithoutAnswers(page);
    await page.goto(bookingPath(id, { party: '1' }));
    await page.locator('h1').waitFor();
  };

const gathering = {
  salesOpenAt: '2099-01-08T04:00:00.000Z',
  draw: { ...drawn, seed: null, drawnAt: null, drawn: 0 },
  served: 0,
  perMinute: null,
};

export const joinQueue = seen(gathering, null);
export const waitForDraw = seen(gathering, { number: null });
export const standInLine = seen({}, {});
export const standHopelessly = seen({ partiesLeft: 44 }, { number: 7_000 });
export const seeSoldOut = seen({ soldOut: true, placesLeft: 0, partiesLeft: 0 }, {});
export const seeTurnGone = seen({}, { state: 'too-late', turnEndsAt: '2027-01-08T04:20:00.000Z' });
export const haveTurn = async (visit: Visit): Promise<void> => {
  const turnEndsAt = new Date(Date.now() + 9 * 60_000).toISOString();
  await seen({}, { state: 'let-in', turnEndsAt })(visit);
};
