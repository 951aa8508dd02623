import { proofSize } from '@gangway/shared/node/testing/proofs.ts';
import { expect, test } from 'vitest';
import { createCopies } from '../races/copies.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage } from '../support/database/factories.ts';
import { raceForVoucher } from './voucher-race.ts';
import { balanceOf } from './vouchers.ts';

const database = await createTestDatabase();
const copies = await createCopies(database);
const sailingId = await createSailing(database.db, await createVoyage(database.db));

const uses = proofSize(24, 200);
const enoughFor = proofSize(6, 50);

test(`of ${uses} concurrent uses, in two copies, a voucher pays exactly the ${enoughFor} that it covers`, async () => {
  const { code, paid, refusals } = await raceForVoucher(sailingId, copies, { uses, enoughFor });
  expect(paid).toBe(enoughFor);
  expect([...refusals]).toEqual(['voucher-empty']);
  for (const copy of copies) expect(await balanceOf(copy, code)).toBe(0);
  expect(await brokenRows(database.db)).toEqual([]);
});
