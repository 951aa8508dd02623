import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the migrations. */
export const migrationsFolder = join(import.meta.dirname, '../../api/migrations');

/** SHA-256 checksums of migrations by file name. */
export type Sums = Readonly<Record<string, string>>;

const FROZEN = 'frozen.json';

/** The checksums of the migration files in a folder. */
export function sumsOf(folder: string): Sums {
  const files = readdirSync(folder)
    .filter(name => name.endsWith('.ts'))
    .sort();
  return Object.fromEntries(
    files.map(name => [
      name,
      createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    ]),
  );
}

/** The checksums that were recorded when each migration was added. */
export function readFrozen(folder: string): Sums {
  return JSON.parse(readFileSync(join(folder, FROZEN), 'utf8'));
}

/** Records the checksums of all migrations. */
export function writeFrozen(folder: string, sums: Sums): void {
  writeFileSync(join(folder, FROZEN), `${JSON.stringify(sums, null, 2)}\n`);
}

/**
 * Why the migrations cannot be frozen, one sentence per reason. A database may have applied every recorded migration,
 * and never applies it again. So a recorded migration is neither changed nor removed, and a new one has the next
 * number.
 */
export function violationsOf(frozen: Sums, present: Sums): string[] {
  const recorded = Object.keys(frozen);
  return [
    ...recorded
      .filter(name => !(name in present))
      .map(name => `${name} was removed or renamed: restore it. ${howToChange(recorded.length)}`),
    ...recorded
      .filter(name => name in present && present[name] !== frozen[name])
      .map(name => `${name} was changed: restore it. ${howToChange(recorded.length)}`),
    ...unrecorded(frozen, present).flatMap((name, index) => {
      const number = numberAt(recorded.length + index);
      return new RegExp(`^${number}_[a-z0-9_]+\\.ts$`).test(name)
        ? []
        : [`${name} is new and takes the next number: call it ${number}_<subject>.ts.`];
    }),
  ];
}

/** The migrations that are not recorded yet. */
export function unrecorded(frozen: Sums, present: Sums): string[] {
  return Object.keys(present).filter(name => !(name in frozen));
}

const numberAt = (index: number) => String(index + 1).padStart(4, '0');

const howToChange = (count: number) =>
  `The schema changes by a new migration, ${numberAt(count)}_<subject>.ts, recorded with "npm run migrate:freeze".`;
