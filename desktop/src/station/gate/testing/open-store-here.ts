import { randomUUID } from 'node:crypto';
import { openStore } from '../store/store.ts';

/** Runs as a separate process: opens the store of the given folder and prints the result. */
try {
  const folder = process.argv[2] ?? '';
  openStore({ folder, now: () => new Date(), newId: randomUUID, report: () => undefined });
  process.stdout.write('opened');
} catch (error) {
  process.stdout.write((error as Error).message);
}
