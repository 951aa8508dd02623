import pg from 'pg';

/** The role of the product. The database and all in it are its own, and it is no superuser. */
export const APPLICATION = 'gangway_app';

/** What belongs to an extension, to the system, or to the role already, is left alone. A sequence of a column follows its table. */
const handOver = `
do $do$
declare
  command text;
begin
  for command in
    with ours as (
      select oid, nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'
    ),
    kept as (
      select classid, objid from pg_depend where deptype = 'e'
      union
      select classid, objid from pg_depend
      where deptype in ('a', 'i') and classid = 'pg_class'::regclass and refobjsubid > 0
        and objid in (select oid from pg_class where relkind = 'S')
    )
    select format('alter schema %I owner to ${APPLICATION}', nspname) from ours
    join pg_namespace using (oid, nspname)
    where nspname <> 'public' and nspowner <> '${APPLICATION}'::regrole
    union all
    select format('alter %s %s owner to ${APPLICATION}',
      case relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view' else 'table' end, c.oid::regclass)
    from pg_class c join ours on ours.oid = relnamespace
    where relkind in ('r', 'p', 'v', 'm', 'S') and relowner <> '${APPLICATION}'::regrole
      and ('pg_class'::regclass, c.oid) not in (select classid, objid from kept)
    union all
    select format('alter routine %s owner to ${APPLICATION}', p.oid::regprocedure)
    from pg_proc p join ours on ours.oid = pronamespace
    where proowner <> '${APPLICATION}'::regrole and ('pg_proc'::regclass, p.oid) not in (select classid, objid from kept)
    union all
    select format('alter type %s owner to ${APPLICATION}', t.oid::regtype)
    from pg_type t join ours on ours.oid = typnamespace
    where typtype in ('e', 'd') and typowner <> '${APPLICATION}'::regrole
      and ('pg_type'::regclass, t.oid) not in (select classid, objid from kept)
  loop
    execute command;
  end loop;
end
$do$`;

/**
 * Makes the product's role the owner of the database at `superuserUrl` and of all in it, with this password, and returns its address.
 * What an older version made as superuser, or makes when it is started again, is handed over too. Further databases of the server
 * can be given to the role.
 */
export async function prepareApplicationRole(superuserUrl: string, password: string): Promise<string> {
  const address = new URL(superuserUrl);
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    await client.query('begin');
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [APPLICATION]);
    const login = `login password ${client.escapeLiteral(password)}`;
    await client.query(`${rowCount === 0 ? 'create' : 'alter'} role ${APPLICATION} ${login}`);
    const database = client.escapeIdentifier(decodeURIComponent(address.pathname.slice(1)));
    await client.query(`alter database ${database} owner to ${APPLICATION}`);
    // An owner of tables may switch off their triggers one by one. The seed does it at once, with the checks of foreign keys.
    await client.query(`grant set on parameter session_replication_role to ${APPLICATION}`);
    await client.query(handOver);
    await client.query('commit');
  } finally {
    await client.end();
  }
  address.username = APPLICATION;
  address.password = password;
  return address.href;
}
