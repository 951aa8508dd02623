import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The last migration of each released version, oldest first. */
export type Releases = Readonly<Record<string, string>>;

/** The released versions. */
export const readReleases = (folder: string): Releases =>
  JSON.parse(readFileSync(join(folder, 'releases.json'), 'utf8'));

/** What the version before cannot work with, or what keeps its calls waiting while a big table is rewritten. */
const breaking: readonly (readonly [RegExp, string])[] = [
  [
    /\bdrop\s+(table|column|view|function|procedure|type|domain|schema)\b/i,
    'drops what the version before may use',
  ],
  [/\brename\b/i, 'renames what the version before may use'],
  [/\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i, 'changes the type of a column'],
  [/\bset\s+not\s+null\b/i, 'requires a value that the version before may leave out'],
  [
    /\badd\s+(column\s+)?(if\s+not\s+exists\s+)?(?!constraint)\w+\s[^,;]*\bnot\s+null\b(?![^,;]*\b(default|generated)\b)/i,
    'adds a column that the version before does not fill: give it a default',
  ],
  [
    /\badd\s+(constraint\b|check\b|unique\b|foreign\b|exclude\b|primary\b)/i,
    'forbids rows that the version before may write',
  ],
  [
    /\balter\s+table\b[\s\S]*\badd\s+column\b[^;]*\b(check|references|unique)\b/i,
    'forbids rows that the version before may write',
  ],
  [/\bcreate\s+unique\s+index\b/i, 'forbids rows that the version before may write'],
  [/\bcreate\s+(or\s+replace\s+)?(constraint\s+)?trigger\b/i, 'may refuse what the version before writes'],
  [/\bdisable\s+trigger\b/i, 'switches rules off while the version before writes'],
  [/\bdelete\s+from\b|\btruncate\b/i, 'deletes rows'],
];

/** Tables that a migration creates: nothing older uses them. */
const createdTables = (source: string): string[] =>
  [...source.matchAll(/\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?(\w+)/gi)].map(([, name = '']) => name);

/** The floor that a migration sets (table `schema_floor`). */
export const floorOf = (source: string): string | undefined =>
  /\bupdate\s+schema_floor\s+set\s+migration\s*=\s*'(\w+)'/i.exec(source)?.[1];

/**
 * Why a migration cannot be part of an upgrade without a pause (R454), one sentence per reason. What takes something away is allowed
 * once a released version no longer needs it; the migration then sets the floor to that version's last migration. Where a rule is
 * wrong about a statement, the migration's comment says `Expands: ` and why.
 *
 * @param name The migration's name without extension.
 */
export function breaksOf(name: string, source: string, releases: Releases): string[] {
  const floor = floorOf(source);
  if (floor !== undefined) {
    if (Object.values(releases).includes(floor)) return [];
    return [
      `${name} sets the floor to ${floor}, which is not the last migration of a released version (releases.json).`,
    ];
  }
  if (/Expands: \S/.test(source)) return [];
  const created = createdTables(source);
  const statements = source
    .split(';')
    .filter(statement => !created.some(table => concerns(statement, table)));
  return breaking
    .filter(([pattern]) => statements.some(statement => pattern.test(statement)))
    .map(
      ([, why]) =>
        `${name} ${why}: add first, release, and take away in a later version, which sets schema_floor (decision 57).`,
    );
}

/** Whether a statement changes only this table, by its `alter table`, `on` or `into`. */
const concerns = (statement: string, table: string): boolean =>
  new RegExp(`\\b(alter\\s+table|create\\s+table|on|into|from|update)\\s+${table}\\b`, 'i').test(statement);
