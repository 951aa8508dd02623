import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { createDatabase, type Database } from '../api/src/lib/database/database.ts';
import { migrate } from '../api/src/lib/database/migrations.ts';
import { startPostgres } from '../api/src/lib/postgres/postgres.ts';

const root = join(import.meta.dirname, '..');

/** The types that the API is compiled with. */
export const checkedInTypes = join(root, 'api/src/lib/database/database.types.ts');

/** As api/src/lib/database/database.ts reads them: int8 and numeric are exact integers, a date is `YYYY-MM-DD`. */
const typeMapping = { int8: 'number', numeric: 'number', date: 'string' };
/** Domains that the generator reads too widely: `translated` as any JSON, a language and a page as any text. */
const domains: Readonly<Record<string, string>> = {
  translated: `import('@gangway/shared/contract/base/languages.ts').Translated`,
  language_code: `import('@gangway/shared/contract/base/languages.ts').Language`,
  guide_page: `import('@gangway/shared/contract/guide.ts').GuidePage`,
  legal_page: `import('@gangway/shared/contract/legal.ts').LegalPageName`,
  payment_provider: `import('@gangway/shared/contract/payment-providers/registry.ts').PaymentProvider`,
  payment_method: `import('@gangway/shared/contract/payment-providers/registry.ts').PaymentMethod`,
};
/** JSON columns with a type. */
const columns: Readonly<Record<string, string>> = {
  'orders.ladder': `import('@gangway/shared/domain/money/cancellation.ts').OrderTerms`,
};

/** Writes the types of a migrated database to a file. */
export async function generateDatabaseTypes(db: Kysely<Database>, url: string, file: string): Promise<void> {
  const overrides = { columns: { ...columns, ...(await columnsOfDomains(db)) } };
  await promisify(execFile)(join(root, 'node_modules/.bin/kysely-codegen'), [
    '--dialect',
    'postgres',
    '--url',
    url,
    '--out-file',
    file,
    '--include-pattern',
    'public.*',
    '--exclude-pattern',
    'public.kysely_*',
    '--type-mapping',
    JSON.stringify(typeMapping),
    '--overrides',
    JSON.stringify(overrides),
  ]);
}

async function columnsOfDomains(db: Kysely<Database>): Promise<Record<string, string>> {
  const { rows } = await sql<{ column: string; domain: string; nullable: boolean; generated: boolean }>`
    select format('%s.%s', table_name, column_name) as column, domain_name as domain,
      is_nullable = 'YES' as nullable, column_default is not null as generated
    from information_schema.columns
    where table_schema = 'public' and domain_name = any(${Object.keys(domains)})
  `.execute(db);
  return Object.fromEntries(
    rows.map(({ column, domain, nullable, generated }) => {
      const type = `${domains[domain]}${nullable ? ' | null' : ''}`;
      return [column, generated ? `Generated<${type}>` : type];
    }),
  );
}

if (import.meta.main) {
  const folder = await mkdtemp(join(tmpdir(), 'gangway-types-'));
  await chmod(folder, 0o755);
  const postgres = await startPostgres(folder, { disposable: true });
  try {
    const { db, pool } = createDatabase(postgres.url, 1);
    await migrate(db);
    await generateDatabaseTypes(db, postgres.url, checkedInTypes);
    await pool.end();
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true });
  }
}
