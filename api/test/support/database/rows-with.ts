import type pg from 'pg';

/** Every row of every table that contains one of these texts, after the table's name. */
export async function rowsWith(pool: pg.Pool, ...texts: string[]): Promise<string[]> {
  const { rows: tables } = await pool.query(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query(`select t::text as row from ${name} t`);
    for (const { row } of rows) if (texts.some(text => row.includes(text))) found.push(`${name}: ${row}`);
  }
  return found;
}
