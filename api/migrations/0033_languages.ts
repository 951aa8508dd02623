import { type Kysely, sql } from 'kysely';

/**
 * The languages are those of the table in shared/contract/languages.ts: adding one takes no migration. Texts of the
 * operator need English alone; what is not written in another language is shown in English.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter domain translated drop constraint translated_check;
    alter domain translated add constraint translated_check check (jsonb_typeof(value) = 'object' and value ? 'en');

    create domain language_code as text check (value ~ '^[a-z]{2}$');
    alter table slides drop constraint slides_language_check, alter column language type language_code;
    alter table customers
      alter column language drop default,
      alter column language type language_code,
      alter column language set default 'en';
    alter table one_time_codes alter column language type language_code;

    drop trigger gate_party on orders;
    alter table orders alter column language type language_code;
    create trigger gate_party after update on orders for each row
      when ((old.number, old.language, old.status = 'unpaid', old.status in ('canceled', 'refunded'),
          greatest(old.due_sen - old.paid_sen, 0))
        is distinct from (new.number, new.language, new.status = 'unpaid', new.status in ('canceled', 'refunded'),
          greatest(new.due_sen - new.paid_sen, 0)))
      execute function stamp_party_for_gates('id');
    drop type language;
  `.execute(db);
}
