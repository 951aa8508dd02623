import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { breaksOf, readReleases } from './expand.ts';
import { migrationsFolder } from './frozen.ts';

const releases = readReleases(migrationsFolder);
/** The migrations of the first release: nothing older can run beside them. */
const FIRST = Object.values(releases)[0] ?? '';

const names = readdirSync(migrationsFolder)
  .filter(file => file.endsWith('.ts'))
  .map(file => file.replace(/\.ts$/, ''))
  .sort();

test('every migration since the first release leaves the version before working (R454)', () => {
  const breaks = names
    .filter(name => name > FIRST)
    .flatMap(name => breaksOf(name, readFileSync(join(migrationsFolder, `${name}.ts`), 'utf8'), releases));
  expect(breaks).toEqual([]);
});

test('releases end with migrations that exist', () => {
  expect(Object.values(releases).filter(name => !names.includes(name))).toEqual([]);
});

describe('the check', () => {
  const breaks = (sql: string) =>
    breaksOf('0099_example', `await sql\`${sql}\`.execute(db);`, { '1.0.0': '0090_last' });

  test.each([
    'alter table orders drop column remarks',
    'drop table slides',
    'drop function order_is_settled',
    'alter table orders rename column remarks to notes',
    'alter table orders alter column due_sen type bigint',
    'alter table orders alter column remarks set not null',
    'alter table orders add column seat text not null',
    'alter table orders add constraint short check (length(remarks) < 9)',
    'alter table orders add column seat text check (seat <> $1)',
    'create unique index on orders (contact_email)',
    'create trigger strict before insert on orders for each row execute function refuse()',
    'delete from slides',
  ])('refuses: %s', sql => {
    expect(breaks(sql)).not.toEqual([]);
  });

  test.each([
    "create table notes (id uuid primary key, text text not null check (text <> ''))",
    'create table notes (id uuid primary key); create unique index on notes (id)',
    'create table notes (id uuid primary key); create trigger strict before insert on notes for each row execute function refuse()',
    'alter table orders add column seat text',
    "alter table orders add column seat text not null default ''",
    'create index concurrently on orders (contact_email)',
    'insert into settings values (1)',
    'create function seat_of(wanted uuid) returns text language sql as $$ select null $$',
  ])('accepts: %s', sql => {
    expect(breaks(sql)).toEqual([]);
  });

  test('accepts what takes something away that the last release does not need, and says so', () => {
    const drop = 'alter table orders drop column remarks; update schema_floor set migration = ';
    expect(breaks(`${drop}'0090_last'`)).toEqual([]);
    expect(breaks(`${drop}'0095_unreleased'`)).toEqual([
      '0099_example sets the floor to 0095_unreleased, which is not the last migration of a released version (releases.json).',
    ]);
  });
});
