import { createSession } from '../../../api/src/accounts/sessions/sessions.service.ts';
import { inTransaction } from '../../../api/src/lib/database/database.ts';
import type { Data } from '../../../api/src/lib/http/context.ts';
import { createAdministrator } from '../../staff/create-administrator.ts';
import { GATES } from '../processes/simulated-gates.ts';
import type { Officer, World } from '../world/world.ts';

const DEVICE = { userAgent: 'simulation', address: '127.0.0.1' };

/** An administrator, who is not signed in yet. @param passwordHash of their password */
export async function enrollOfficer(sources: Data, username: string, passwordHash: string): Promise<Officer> {
  const id = await inTransaction(sources, 'system:simulation', trx =>
    createAdministrator(trx, sources, { username, passwordHash }),
  );
  return { id, username, headers: {} };
}

/** A shift begins: the session of the day before is over. */
export async function signIn(sources: Data, officer: Officer): Promise<void> {
  const token = await createSession(sources, sources.db, { systemUserId: officer.id }, DEVICE);
  officer.headers = { 'X-Token': token };
}

/** A session of a customer, which lasts as long as they come back. */
export const signInCustomer = (sources: Data, customerId: string): Promise<string> =>
  createSession(sources, sources.db, { customerId }, DEVICE);

/** The gates become workplaces of the operator, each by a code of the manager. */
export async function enrollGates({ caller, gates, gateOfficer, manager, now }: World): Promise<void> {
  for (const gate of GATES) {
    const { code } = await caller.require<{ code: string }>('/office/stations/code', {}, manager.headers);
    await gates.ask(gate, now, { kind: 'sign-in', ...gateOfficer });
    await gates.ask(gate, now, { kind: 'enroll', code });
  }
}
