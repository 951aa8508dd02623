import { type Kysely, sql } from 'kysely';

/** The columns behind the edit form of each record: a change of any of them is a new version of it. */
const edited: Readonly<Record<string, readonly string[]>> = {
  ships: ['name', 'status', 'manager', 'manager_contact', 'description', 'link_url', 'weight', 'capacity'],
  rooms: ['ship_id', 'room_type_id', 'number', 'floor', 'position', 'status', 'notes'],
  room_types: ['code', 'name', 'description', 'has_window', 'capacity_label', 'max_occupancy'],
  ports: ['code', 'name', 'country', 'latitude', 'longitude'],
  routes: ['distance_nm', 'description', 'asks_place_of_birth', 'active'],
  sailings: ['departs_at', 'arrives_at', 'gate', 'non_refundable', 'peak', 'sales_open_at'],
  waiting_rooms: ['opened_by'],
  slides: ['language', 'title', 'subtitle', 'image_path', 'link_url', 'shown_from', 'shown_until'],
  settings: ['value'],
  system_users: ['username', 'name', 'avatar', 'introduction', 'email', 'status'],
  roles: ['name'],
  menus: ['parent_id', 'path', 'name', 'title_key', 'icon', 'position'],
  customers: [
    'username',
    'real_name',
    'gender',
    'id_card',
    'passport',
    'phone',
    'email',
    'nationality',
    'birth_date',
    'language',
    'remarks',
    'level',
    'status',
    'superior_id',
  ],
  orders: ['contact_name', 'contact_email', 'contact_phone', 'remarks'],
  passengers: [
    'name',
    'gender',
    'birth_date',
    'nationality',
    'id_type',
    'id_number',
    'document_expiry',
    'issuing_country',
    'phone',
    'email',
    'pregnancy_week',
    'place_of_birth',
    'referral_code',
    'remarks',
  ],
};

/** Rows that are replaced as parts of a record: table, record, column that names it. */
const parts: readonly (readonly [part: string, record: string, column: string])[] = [
  ['room_type_amenities', 'room_types', 'room_type_id'],
  ['room_type_prices', 'room_types', 'room_type_id'],
  ['fares', 'routes', 'route_id'],
  ['fares', 'sailings', 'sailing_id'],
  ['system_user_roles', 'system_users', 'system_user_id'],
  ['role_permissions', 'roles', 'role_id'],
  ['role_menus', 'roles', 'role_id'],
];

/** Numbers that stand in a row of their own, which bookings write all the time: only a change of this column counts. */
const figures: readonly (readonly [table: string, figure: string, record: string, column: string])[] = [
  ['sailing_inventory', 'capacity', 'sailings', 'sailing_id'],
  ['ledger_accounts', 'limit_sen', 'customers', 'customer_id'],
];

/** Records that an edit may be the first to write; until then they stand at version 0, with their defaults. */
const writtenByTheFirstEdit = ['settings', 'waiting_rooms'];

/**
 * Every record that the office edits has a version, who changed it last, and when. Triggers raise it, whoever writes: a
 * save names the version that it was made from, and is refused where there is a later one. Nothing but the columns of
 * the forms raises it, so that bookings, payments and boarding neither pay for it nor get in anybody's way.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function raise_version() returns trigger language plpgsql as $$
    begin
      new.version := old.version + 1;
      new.changed_by := nullif(current_setting('gangway.actor', true), '');
      new.changed_at := coalesce(nullif(current_setting('gangway.now', true), '')::timestamptz, now());
      return new;
    end $$;

    create function sign_version() returns trigger language plpgsql as $$
    begin
      new.changed_by := nullif(current_setting('gangway.actor', true), '');
      new.changed_at := coalesce(nullif(current_setting('gangway.now', true), '')::timestamptz, now());
      return new;
    end $$;

    -- Arguments: the record's table, and the column of the part that names the record.
    create function raise_version_of_records() returns trigger language plpgsql as $$
    begin
      execute format(
        'update %I set version = version + 1, changed_by = $1, changed_at = $2 where id in (select %I from changed)',
        tg_argv[0], tg_argv[1])
      using nullif(current_setting('gangway.actor', true), ''),
        coalesce(nullif(current_setting('gangway.now', true), '')::timestamptz, now());
      return null;
    end $$;
    create function raise_version_of_record() returns trigger language plpgsql as $$
    begin
      execute format(
        'update %I set version = version + 1, changed_by = $1, changed_at = $2 where id = ($3).%I', tg_argv[0], tg_argv[1])
      using nullif(current_setting('gangway.actor', true), ''),
        coalesce(nullif(current_setting('gangway.now', true), '')::timestamptz, now()), new;
      return null;
    end $$;
  `.execute(db);
  for (const [table, columns] of Object.entries(edited)) {
    const list = (row: 'old' | 'new') => columns.map(column => `${row}.${column}`).join(', ');
    await sql
      .raw(`
        alter table ${table}
          add column version integer not null default 1, add column changed_by text, add column changed_at timestamptz;
        comment on column ${table}.version is 'Of what its edit form shows; raised by triggers';
        comment on column ${table}.changed_by is 'Who made this version, as audit_entries.actor; null for the first';
        create trigger raise_version before update of ${columns.join(', ')} on ${table} for each row
          when ((${list('old')}) is distinct from (${list('new')})) execute function raise_version();
      `)
      .execute(db);
  }
  for (const table of writtenByTheFirstEdit)
    await sql
      .raw(
        `create trigger sign_version before insert on ${table} for each row execute function sign_version()`,
      )
      .execute(db);
  for (const [part, record, column] of parts)
    for (const [event, rows] of [
      ['insert', 'new'],
      ['update', 'new'],
      ['delete', 'old'],
    ] as const)
      await sql
        .raw(`
          create trigger raise_version_of_${record}_by_${event} after ${event} on ${part}
            referencing ${rows} table as changed
            for each statement execute function raise_version_of_records('${record}', '${column}');
        `)
        .execute(db);
  for (const [table, figure, record, column] of figures)
    await sql
      .raw(`
        create trigger raise_version_of_${record} after update of ${figure} on ${table} for each row
          when (old.${figure} is distinct from new.${figure})
          execute function raise_version_of_record('${record}', '${column}');
      `)
      .execute(db);
}
