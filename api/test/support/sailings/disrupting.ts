import type { DisruptionPreview } from '@gangway/shared/contract/office/sailings/disruptions.ts';
import { newKey } from '../money/paying.ts';
import type { SignedIn } from '../people/accounts.ts';
import type { TestApp } from '../test-app.ts';

type Caller = Pick<TestApp, 'call'>;
type Staff = Pick<SignedIn, 'headers'>;

/** The people whom a disruption concerns, and its effect on each sailing. */
export const previewDisruption = async (
  { call }: Caller,
  { headers }: Staff,
  sailingIds: readonly number[],
  disruption: object,
): Promise<DisruptionPreview> =>
  (
    await call('POST', '/office/disruptions/preview', {
      body: { sailings: { sailingIds }, disruption },
      headers,
    })
  ).data;

/** Has staff disrupt sailings in their current version. */
export async function disrupt(app: Caller, staff: Staff, sailingIds: readonly number[], disruption: object) {
  const shown = await previewDisruption(app, staff, sailingIds, disruption);
  return app.call('POST', '/office/disruptions', {
    body: { sailings: shown.sailings.map(({ id, version }) => ({ id, version })), disruption },
    headers: { ...staff.headers, 'Idempotency-Key': newKey() },
  });
}

/** Has staff cancel sailings because of the weather, unless `terms` say otherwise. */
export const callOffSailings = (
  app: Caller,
  staff: Staff,
  sailingIds: readonly number[],
  terms: { reason?: string; note?: string; choice?: object | null } = {},
) => disrupt(app, staff, sailingIds, { kind: 'cancel', reason: 'weather', ...terms });
