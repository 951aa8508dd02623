import { randomUUID } from 'node:crypto';
import { openStore } from '../store/store.ts';

/** Run as a process of its own: opens the store of the folder that it is given, and says what came of it. */
try {
  const folder = process.argv[2] ?? '';
  openStore({ folder, now: () => new Date(), newId: randomUUID, report: () => undefined });
  process.stdout.write('opened');
} catch (error) {
  process.stdout.write((error as Error).message);
}
