import { mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchPresence } from './presence.ts';

let folder: string;
let port: string;
let stop: () => void = () => undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gangway-presence-'));
  port = join(folder, 'port');
  await symlink('/dev/null', port);
});
afterEach(async () => {
  stop();
  await rm(folder, { recursive: true });
});

test('reports a removed port once', async () => {
  const gone = vi.fn();
  stop = watchPresence(port, gone);
  await rm(port);
  await expect.poll(() => gone.mock.calls.length).toBe(1);
});

test('reports a port replaced between two checks once', async () => {
  const gone = vi.fn();
  const stays = vi.fn();
  const other = join(folder, 'other');
  await symlink('/dev/null', other);
  const stopOther = watchPresence(folder, stays);
  stop = watchPresence(port, gone);
  await vi.waitFor(async () => {
    await symlink('/dev/null', `${port}.new`);
    await rename(`${port}.new`, port);
    expect(gone).toHaveBeenCalledTimes(1);
  }, 5000);
  expect(stays).not.toHaveBeenCalled();
  stopOther();
});
