import { join } from 'node:path';
import { seededRandom } from '@gangway/shared/domain/codes/seeded-random.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ScannerLanes, scannerLanes } from '../../bridge-gate.ts';
import { createScannerBench, type ScannerBench, soon } from './testing/scanner-bench.ts';
import { someTicketCode } from './testing/ticket-codes.ts';

const random = seededRandom(5);
const codes = Array.from({ length: 4 }, () => someTicketCode(random));
const bytes = (code: string | undefined) => Buffer.from(`${code}\r`);

let bench: ScannerBench;
let lanes: ScannerLanes;
beforeEach(async () => {
  bench = await createScannerBench();
  const path = join(bench.devices, 'ttyACM1');
  lanes = { first: 'Left', wedge: '', others: [{ lane: 'Right', path }] };
});
afterEach(async () => {
  await bench.stop();
  expect(bench.faults).toEqual([]);
});

const rightPort = () => lanes.others[0]?.path ?? '';

test('report their lanes; an unplugged scanner stops no other, and is found again', async () => {
  const left = await bench.plug();
  const right = await bench.plug(rightPort());
  const scanner = await bench.opened({ path: bench.path });
  await bench.listen(scanner, 'gate');
  await left.write(bytes(codes[0]));
  await expect.poll(() => bench.lanesAtGate, soon).toEqual(['']);
  expect(await bench.state(scanner)).toMatchObject({ others: [], lanes: { first: '' } });

  await scanner.handlers['scanner.lanes'](lanes);
  const both = (one: object, other: object) => ({ ...one, others: [{ lane: 'Right', ...other }] });
  const open = { status: 'open', unplugged: false };
  await expect.poll(() => bench.state(scanner), soon).toMatchObject(both(open, open));
  await left.write(bytes(codes[1]));
  await right.write(bytes(codes[2]));
  await expect.poll(() => bench.lanesAtGate.toSorted(), soon).toEqual(['', 'Left', 'Right']);

  await right.stop();
  await expect
    .poll(() => bench.state(scanner), soon)
    .toMatchObject(both(open, { status: 'searching', unplugged: true }));
  await left.write(bytes(codes[3]));
  await expect.poll(() => bench.atGate.at(-1), soon).toBe(codes[3]);
  expect(bench.lanesAtGate.at(-1)).toBe('Left');
  const again = await bench.plug(rightPort());
  await expect.poll(() => bench.state(scanner), soon).toMatchObject(both(open, open));
  await again.write(bytes(codes[0]));
  await expect.poll(() => bench.lanesAtGate.at(-1), soon).toBe('Right');
  await scanner.close();

  const restarted = await bench.start();
  await expect.poll(() => bench.state(restarted), soon).toMatchObject(both(open, open));
  await restarted.handlers['scanner.lanes']({ first: '', wedge: '', others: [] });
  expect(await bench.state(restarted)).toMatchObject({ ...open, others: [] });
});

test('do not share ports: a search does not take another lane’s port', async () => {
  await bench.plug(rightPort());
  const scanner = await bench.start({});
  await expect.poll(() => bench.state(scanner), soon).toMatchObject({ status: 'open', path: rightPort() });
  await scanner.handlers['scanner.lanes'](lanes);
  await expect
    .poll(() => bench.state(scanner), soon)
    .toMatchObject({ status: 'searching', others: [{ status: 'open', path: rightPort() }] });
  await bench.plug();
  await expect
    .poll(() => bench.state(scanner), soon)
    .toMatchObject({ status: 'open', path: bench.path, others: [{ status: 'open' }] });
});

test('lend the port of any lane to the port test', async () => {
  await bench.plug();
  await bench.plug(rightPort());
  const scanner = await bench.opened({ path: bench.path });
  await scanner.handlers['scanner.lanes'](lanes);
  await expect.poll(() => bench.state(scanner), soon).toMatchObject({ others: [{ status: 'open' }] });
  await scanner.lend(rightPort(), async () => scanner.takeBack());
  expect(await bench.state(scanner)).toMatchObject({ status: 'open', others: [{ status: 'lent' }] });
  await bench.listen(scanner, 'gate');
  await expect.poll(() => bench.state(scanner), soon).toMatchObject({ others: [{ status: 'open' }] });
});

test.each([
  { first: '', wedge: '', others: [{ lane: 'Right', path: '/dev/ttyACM1' }] },
  { first: 'Left', wedge: 'Left', others: [] },
  { first: 'Left', wedge: '', others: [{ lane: 'Right', path: 'auto' }] },
  { first: 'Left', wedge: '', others: ['Middle', 'Right'].map(lane => ({ lane, path: '/dev/ttyACM1' })) },
])('lanes that could not be told apart are refused: %j', refused => {
  expect(scannerLanes.safeParse(refused).success).toBe(false);
});
