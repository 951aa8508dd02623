import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writePrivately } from '../../lib/private-file.ts';
import { NOW, ticket } from '../testing/sold-tickets.ts';
import { temporaryFolder } from '../testing/temporary-store.ts';
import { signer, syncedGate } from '../testing/test-gate.ts';
import { openOfficerAssertions } from './officer-assertions.ts';

const assertionOf = (officerId: string) => ({
  officerId,
  issuedAt: NOW,
  expiresAt: new Date(Date.parse(NOW) + 1).toISOString(),
  assertion: `of ${officerId}`,
});
const one = '00000000-0000-4000-8000-00000000000a';
const other = '00000000-0000-4000-8000-00000000000b';

test('sends scans despite a full disk that cannot store who is signed in', async () => {
  const sold = ticket(signer, 7);
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  const gate = await syncedGate([sold], {
    internals: { writeFile: () => Promise.reject(full) },
  });
  expect(await gate.scan(sold.code)).toMatchObject({ verdict: 'admit' });
  expect(await gate.sync()).toMatchObject({ online: true, waiting: 0 });
  expect(gate.server.scans.size).toBe(1);
  expect(gate.faults).toContain(full);
});

test('writes two sign-ins at once one after the other, and keeps both', async () => {
  const file = join(temporaryFolder(), 'officers.json');
  const open = Promise.withResolvers<void>();
  const texts: string[] = [];
  let atOnce = 0;
  let most = 0;
  const write = async (_file: string, text: string) => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await open.promise;
    texts.push(text);
    atOnce -= 1;
  };
  const assertions = openOfficerAssertions({ file, report: () => undefined, write });
  const both = [assertions.keep(assertionOf(one), 'one'), assertions.keep(assertionOf(other), 'other')];
  open.resolve();
  await Promise.all(both);
  expect(most).toBe(1);
  expect(JSON.parse(texts.at(-1) ?? '[]')).toMatchObject([{ officerId: other }, { officerId: one }]);
});

test('writes what could not be written once there is space, without any token', async () => {
  const file = join(temporaryFolder(), 'officers.json');
  let isFull = true;
  const faults: unknown[] = [];
  const write = async (path: string, text: string) => {
    if (isFull) throw new Error('no space left');
    await writePrivately(path, text);
  };
  const assertions = openOfficerAssertions({ file, report: fault => faults.push(fault), write });
  await assertions.keep(assertionOf(one), 'a secret token');
  expect(faults).toHaveLength(1);
  expect(assertions.of([{ officerId: one }])).toEqual([`of ${one}`]);
  isFull = false;
  await assertions.retry();
  expect(readFileSync(file, 'utf8')).not.toContain('a secret token');
  const again = openOfficerAssertions({ file, report: () => undefined });
  expect(again.of([{ officerId: one }])).toEqual([`of ${one}`]);
  expect(again.endOf('a secret token')).toEqual({
    expiresAt: new Date(Date.parse(NOW) + 1),
    isOver: false,
  });
});

test.each([
  [29, [other, one]],
  [31, [other]],
])('an officer whose session ended %d days before the next sign-in', async (days, officers) => {
  const assertions = openOfficerAssertions({
    file: join(temporaryFolder(), 'officers.json'),
    report: () => undefined,
  });
  await assertions.keep(assertionOf(one), 'one');
  const issuedAt = new Date(Date.parse(NOW) + days * 86_400_000).toISOString();
  await assertions.keep({ ...assertionOf(other), issuedAt }, 'other');
  const sent = assertions.of([{ officerId: one }, { officerId: other }]);
  expect(sent).toEqual(officers.map(officer => `of ${officer}`));
});
