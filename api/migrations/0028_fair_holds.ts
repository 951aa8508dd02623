import { type Kysely, sql } from 'kysely';

/**
 * A document is booked once on a sailing (I9), and who holds unpaid places of a sailing is remembered for a while, so that one
 * script cannot empty it (decision 26).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- However a number is written: without blanks, hyphens and invisible characters, in capital letters. The same is computed
    -- in api/src/reservations/fairness/documents.rules.ts. Null for a number without anything in it, as after an erasure.
    create function document_digest(nationality text, issuing_country text, id_number text) returns bytea
    language sql immutable parallel safe as $$
      select case when number <> ''
        then substr(sha256(convert_to(coalesce(issuing_country, nationality) || ' ' || number, 'UTF8')), 1, 16) end
      from (select regexp_replace(upper(normalize(id_number, NFKC) collate "C"),
        '[\\u0020-\\u002F\\u003A-\\u0040\\u005B-\\u0060\\u007B-\\u00BF\\u2000-\\u206F\\u2212\\uFEFF]', '', 'g') as number) written
    $$;

    alter table tickets add column document bytea;
    comment on column tickets.document is
      'Digest of the passenger''s document, kept by triggers; null once the number was erased';

    -- Of documents that stand twice already, the earlier ticket keeps it; npm run audit names the others.
    alter table tickets disable trigger user;
    update tickets t set document = found.document
    from (
      select t.id, d.document,
        row_number() over (partition by t.sailing_id, d.document, t.canceled_at is null order by o.created_at, t.serial) as place
      from tickets t join orders o on o.id = t.order_id join passengers p on p.id = t.passenger_id
      cross join lateral (select document_digest(p.nationality, p.issuing_country, p.id_number) as document) d
    ) found
    where found.id = t.id and (found.place = 1 or t.canceled_at is not null);
    alter table tickets enable trigger user;

    create unique index i9_document_once_per_sailing on tickets (sailing_id, document)
      where canceled_at is null and document is not null;

    create function set_document_of_ticket() returns trigger language plpgsql as $$
    begin
      new.document := (select document_digest(p.nationality, p.issuing_country, p.id_number)
        from passengers p where p.id = new.passenger_id);
      return new;
    end $$;
    create trigger i9_document before insert or update of passenger_id on tickets
      for each row execute function set_document_of_ticket();

    create function set_document_of_passenger() returns trigger language plpgsql as $$
    begin
      update tickets set document = document_digest(new.nationality, new.issuing_country, new.id_number)
      where passenger_id = new.id;
      return null;
    end $$;
    create trigger i9_document after update on passengers for each row
      when ((old.nationality, old.issuing_country, old.id_number)
        is distinct from (new.nationality, new.issuing_country, new.id_number))
      execute function set_document_of_passenger();

    -- Who holds or held unpaid places of a sailing. Not bound to the orders: rows are forgotten after two days, and those whose
    -- order is gone count for nothing.
    create table hold_origins (
      sailing_id integer not null,
      origin bytea not null,
      order_id uuid not null,
      places smallint not null,
      created_at timestamptz not null,
      primary key (sailing_id, origin, order_id)
    );
    comment on column hold_origins.origin is
      'Account, e-mail, phone, address range or document, as a digest under a key of the API''s: it says nothing by itself';
    create index hold_origins_by_age on hold_origins using brin (created_at);
  `.execute(db);
}
