import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openStore, type Store, type StoreOptions } from '../store/store.ts';
import { NOW } from './sold-tickets.ts';

/** A folder of the test's own, gone with it. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gangway-gate-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A store of the test's own; `faults` are what it reported. */
export function temporaryStore(changes: Partial<StoreOptions> = {}): {
  store: Store;
  folder: string;
  faults: Error[];
} {
  const folder = changes.folder ?? temporaryFolder();
  const faults: Error[] = [];
  const store = openStore({
    folder,
    now: () => new Date(NOW),
    newId: randomUUID,
    report: fault => faults.push(fault as Error),
    ...changes,
  });
  onTestFinished(() => store.close());
  return { store, folder, faults };
}
