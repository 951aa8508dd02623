import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSigner, type SoldTicket, ticket } from './testing/sold-tickets.ts';
import { family, signer, syncedGate } from './testing/test-gate.ts';

// Many commits that wait for a disk that other tests use as well.
test('writes no name, serial, code or secret to the files', async () => {
  const [parent, child] = family();
  const others = Array.from({ length: 60 }, (_, index) => ticket(signer, 7, `Passenger Number ${index}`));
  const { scan, handlers, folder, sync } = await syncedGate([parent, child, ...others]);
  const { eventId } = await scan(parent.code);
  await handlers['gate.boardParty']({ eventId, ticketIds: [child.ticketId] });
  for (const { code } of others.slice(0, 20)) await scan(code);
  const [typed] = others.slice(-1) as [SoldTicket];
  await handlers['gate.typed']({ ticketId: typed.serial, verificationCode: typed.verificationCode });
  await scan(ticket(createSigner(1), 7).code);
  await sync();

  const names = readdirSync(folder);
  expect(names).toContain('gate.db-wal');
  const bytes = Buffer.concat(names.map(name => readFileSync(join(folder, name))));
  const holds = (what: string | Uint8Array) => bytes.indexOf(what) >= 0;
  expect(holds('Selat 7'), 'an existing folder is found').toBe(true);
  expect(holds(parent.ticketId)).toBe(true);
  for (const { name, serial, code, verificationCode, secret } of [parent, child, ...others]) {
    const written = [
      name,
      serial,
      serial.slice(2),
      code,
      verificationCode,
      verificationCode.replaceAll('-', ''),
    ];
    const hex = Buffer.from(secret).toString('hex');
    const leaks = [...written, secret, hex, Buffer.from(secret).toString('base64')].filter(holds);
    expect(leaks).toEqual([]);
  }
});
