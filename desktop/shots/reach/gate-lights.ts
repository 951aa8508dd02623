import { randomUUID } from 'node:crypto';
import type { GateSailing } from '@gangway/shared/contract/office/gate/boarding.ts';
import { scanByWedge } from '../../e2e/support/wedge.ts';
import type { GateRecord, ScannerState } from '../../src/bridge-gate.ts';
import type { Visit } from '../scene/scene.ts';

/** The gate boards the first sailing. */
async function setGate({ page, calls }: Visit): Promise<GateSailing> {
  const [sailing] = await calls.get<GateSailing[]>('/office/boarding/sailings');
  if (!sailing) throw new Error('no sailing boards');
  await page.evaluate(
    assignment =>
      fetch('/bridge/gate.assignment', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ input: assignment }),
      }),
    { sailingId: sailing.id, gate: 'Gate A' },
  );
  return sailing;
}

/** Shows the result of a ticket that was just scanned. */
const shows =
  (recordAt: (now: Date) => Partial<GateRecord>) =>
  async (visit: Visit): Promise<void> => {
    const sailing = await setGate(visit);
    const now = new Date();
    const record: GateRecord = {
      ...{ eventId: randomUUID(), at: now.toISOString(), gate: 'Gate A', lane: '', method: 'scan' },
      ...{ verdict: 'admit', outcome: 'boarded', refusal: null, warnings: [], reason: '' },
      ticket: {
        ...{ ticketId: randomUUID(), serial: 'SC4F7KK2MN-1', orderNumber: 'SC4F7KK2MN' },
        ...{ passengerName: 'Aminah binti Yusof', ticketType: 'adult', seat: 'B12', cabin: '7014' },
        ...{ minor: false, guardian: null, stillToPaySen: 0, partyBoarded: 1, partySize: 1 },
        ...{ language: 'en', notes: [] },
      },
      sailing,
      ...{ earlier: null, undone: false, sent: true, disputed: false },
      ...recordAt(now),
    };
    const { page } = visit;
    await page.route('**/bridge/gate.scan', route => route.fulfill({ json: { ok: true, value: record } }));
    await page.locator('[data-verdict]').waitFor();
    await scanByWedge(page, 'GW1:A TICKET');
    await page.locator(`[data-verdict="${record.verdict}"]`).waitFor();
  };

export const admit = shows(() => ({}));

export const warn = shows(() => ({ verdict: 'warn', warnings: ['unknown-ticket'] }));

export const refuse = shows(now => ({
  ...{ verdict: 'refuse', outcome: 'refused', refusal: 'already-boarded' },
  earlier: { at: new Date(now.getTime() - 12 * 60_000).toISOString(), gate: 'Gate B' },
}));

/** A configured scanner that was missing when the gate started. */
export async function withoutScanner(visit: Visit): Promise<void> {
  await setGate(visit);
  await visit.page.route('**/bridge/scanner.state', async route => {
    const answer = await route.fetch();
    const { value } = (await answer.json()) as { value: ScannerState };
    const absent: ScannerState = {
      ...value,
      settings: { ...value.settings, path: 'COM3' },
      ...{ status: 'searching', path: null, failure: 'not-there', absent: true },
    };
    await route.fulfill({ json: { ok: true, value: absent } });
  });
}

export const stopped = ({ page }: Visit): Promise<void> => page.locator('[data-verdict="stopped"]').waitFor();
