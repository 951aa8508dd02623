import { expect, test, vi } from 'vitest';
import { createPageOutlet } from './page-outlet.ts';

const document = (fileName: string) => ({ fileName, bytes: new Uint8Array([37, 80]) });
const idIn = (address: string) => address.split('/')[3] ?? '';

test('serves a document at an unguessable URL, for ten minutes or until it is deleted', async () => {
  let at = 0;
  const outlet = createPageOutlet({ elapsedMs: () => at }, { list: vi.fn(), print: vi.fn() });
  const address = async (name: string) => {
    const shown = await outlet.show(document(name));
    return shown.by === 'page' ? shown.address : '';
  };
  const first = await address('a.pdf');
  expect(first).toMatch(/^\/bridge\/documents\/[0-9a-f-]{36}\/a\.pdf$/);
  expect(outlet.find(idIn(first))).toEqual(document('a.pdf'));
  expect(outlet.find('other')).toBeNull();
  at = 10 * 60_000;
  expect(outlet.find(idIn(first))).toBeNull();

  const second = await address('b.pdf');
  for (let more = 0; more < 7; more++) await address('c.pdf');
  expect(outlet.find(idIn(second))).not.toBeNull();
  const last = await address('d.pdf');
  expect(outlet.find(idIn(second)), 'the oldest is removed').toBeNull();
  outlet.clear();
  expect(outlet.find(idIn(last))).toBeNull();
});
