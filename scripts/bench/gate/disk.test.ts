import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { timeDisk } from './disk.ts';

test('measures the disk’s median and slow writes, and leaves nothing on it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gangway-disk-'));
  try {
    const { median, p99 } = timeDisk(folder);
    expect(median).toBeGreaterThan(0);
    expect(p99).toBeGreaterThanOrEqual(median);
    expect(readdirSync(folder)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
