import { ERASED } from '@gangway/shared/contract/base/erased.ts';
import type {
  OfficePromo,
  PromoSave,
  PromosQuery,
} from '@gangway/shared/contract/office/orders/promo-codes.ts';
import type { LocalDate } from '@gangway/shared/domain/time/local-date.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';
import { insertRows } from '../../lib/database/insert-rows.ts';
import { placePatterns } from '../../lib/database/like-pattern.ts';

/** The discount of a promo code, and its conditions. */
export interface PromoTerms {
  id: number;
  code: string;
  amountSen: number | null;
  percent: number | null;
  bookedFrom: LocalDate | null;
  bookedUntil: LocalDate | null;
  sailsFrom: LocalDate | null;
  sailsUntil: LocalDate | null;
  /** Valid on all routes if empty. */
  routeIds: number[];
  mostUses: number | null;
  mostUsesEach: number | null;
  minimumSen: number;
  active: boolean;
  uses: number;
}

/** A use of a code by an order, as it counts towards the limits. */
export interface CountedUse {
  orderId: string;
  promoId: number;
  contact: string;
}

export interface PromoUse extends CountedUse {
  discountSen: number;
}

const terms = sql`
  id, code, amount_sen as "amountSen", percent, booked_from as "bookedFrom", booked_until as "bookedUntil",
  sails_from as "sailsFrom", sails_until as "sailsUntil", route_ids as "routeIds", most_uses as "mostUses",
  most_uses_each as "mostUsesEach", minimum_sen as "minimumSen", active, uses`;

/** The given codes that exist, by code. */
export async function findPromos(db: Connection, codes: readonly string[]): Promise<Map<string, PromoTerms>> {
  const { rows } = await sql<PromoTerms>`
    select ${terms} from promo_codes where code = any(${codes})
  `.execute(db);
  return new Map(rows.map(row => [row.code, row]));
}

/**
 * Locks codes until the transaction ends, by id: concurrent uses wait, and see how many uses are left. They are locked before the
 * places of sailings.
 */
export async function lockPromos(
  trx: Transaction<Database>,
  ids: readonly number[],
): Promise<Map<number, PromoTerms>> {
  const { rows } = await sql<PromoTerms>`
    select ${terms} from promo_codes where id = any(${ids}) order by id for no key update
  `.execute(trx);
  return new Map(rows.map(row => [row.id, row]));
}

/** How often these contacts have used these codes, as `id contact`; returned uses do not count. */
export async function countUsesEach(
  trx: Transaction<Database>,
  pairs: readonly { promoId: number; contact: string }[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ promoId: number; contact: string; uses: number }>`
    select u.promo_code_id as "promoId", u.contact, count(*)::integer as uses from promo_code_uses u
    where (u.promo_code_id, u.contact) in (
        select "promoId", contact from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb)
          as w ("promoId" integer, contact text)
      )
      and u.given_back_at is null
    group by u.promo_code_id, u.contact
  `.execute(trx);
  return new Map(rows.map(({ promoId, contact, uses }) => [`${promoId} ${contact}`, uses]));
}

/** Stores uses, and counts them (I11). The caller holds the locks of the codes. */
export async function insertPromoUses(trx: Transaction<Database>, uses: readonly PromoUse[]): Promise<void> {
  await insertRows(
    trx,
    'promo_code_uses',
    uses.map(use => ({
      order_id: use.orderId,
      promo_code_id: use.promoId,
      contact: use.contact,
      discount_sen: use.discountSen,
    })),
  );
  await sql`
    update promo_codes set uses = promo_codes.uses + used.times
    from (
      select promo_code_id, count(*)::integer as times from promo_code_uses
      where order_id = any(${uses.map(({ orderId }) => orderId)}) group by promo_code_id
    ) used
    where promo_codes.id = used.promo_code_id
  `.execute(trx);
}

/**
 * Returns the uses of these codes by orders that ended unpaid, and decreases the counts. The caller holds the locks of the codes.
 * Locked uses and orders, such as those of a late payment, are skipped.
 */
export async function giveBackLapsedUses(
  trx: Transaction<Database>,
  promoIds: readonly number[],
  at: Date,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; uses: number }>`
    with lapsed as materialized (
      select u.order_id from promo_code_uses u join orders o on o.id = u.order_id
      where u.promo_code_id = any(${promoIds}) and u.given_back_at is null
        and o.status = 'canceled' and o.paid_at is null
      for update of u, o skip locked
    ), given as (
      update promo_code_uses set given_back_at = ${at}
      where order_id in (select order_id from lapsed) returning promo_code_id
    )
    update promo_codes set uses = promo_codes.uses - back.times
    from (select promo_code_id, count(*)::integer as times from given group by promo_code_id) back
    where promo_codes.id = back.promo_code_id
    returning promo_codes.id, promo_codes.uses
  `.execute(trx);
  return new Map(rows.map(({ id, uses }) => [id, uses]));
}

/** Codes with uses of orders that ended unpaid. */
export async function findPromosToFree(db: Connection): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct u.promo_code_id as id from promo_code_uses u join orders o on o.id = u.order_id
    where u.given_back_at is null and o.status = 'canceled' and o.paid_at is null
    order by id
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** The codes that orders used, and whether their uses were returned. */
export async function lockUses(
  trx: Transaction<Database>,
  orderIds: readonly string[],
): Promise<(CountedUse & { givenBack: boolean })[]> {
  const rows = await trx
    .selectFrom('promo_code_uses')
    .select(['order_id', 'promo_code_id', 'contact', 'given_back_at'])
    .where('order_id', '=', sql<string>`any(${orderIds})`)
    .orderBy('order_id')
    .forUpdate()
    .execute();
  return rows.map(row => ({
    orderId: row.order_id,
    promoId: row.promo_code_id,
    contact: row.contact,
    givenBack: row.given_back_at !== null,
  }));
}

/** A use counts again. The caller holds the lock of the code. */
export async function takeUseAgain(
  trx: Transaction<Database>,
  orderId: string,
  promoId: number,
): Promise<void> {
  await trx
    .updateTable('promo_code_uses')
    .set({ given_back_at: null })
    .where('order_id', '=', orderId)
    .execute();
  await trx.updateTable('promo_codes').set({ uses: sql`uses + 1` }).where('id', '=', promoId).execute();
}

/** Erases whom uses of orders were counted for; the uses themselves remain. */
export async function eraseUsersOf(trx: Transaction<Database>, orderIds: readonly string[]): Promise<void> {
  await trx
    .updateTable('promo_code_uses')
    .set({ contact: ERASED })
    .where('order_id', '=', sql<string>`any(${orderIds})`)
    .execute();
}

const toRow = (promo: PromoSave) => ({
  code: promo.code,
  amount_sen: promo.amountSen,
  percent: promo.percent,
  booked_from: promo.bookedFrom,
  booked_until: promo.bookedUntil,
  sails_from: promo.sailsFrom,
  sails_until: promo.sailsUntil,
  route_ids: promo.routeIds,
  most_uses: promo.mostUses,
  most_uses_each: promo.mostUsesEach,
  minimum_sen: promo.minimumSen,
  active: promo.active,
});

export async function insertPromo(trx: Transaction<Database>, promo: PromoSave, at: Date): Promise<number> {
  const { id } = await trx
    .insertInto('promo_codes')
    .values({ ...toRow(promo), created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updatePromo(trx: Transaction<Database>, id: number, promo: PromoSave): Promise<void> {
  await trx.updateTable('promo_codes').set(toRow(promo)).where('id', '=', id).execute();
}

const columns = sql<OfficePromo>`
  id, version, code, amount_sen as "amountSen", percent, booked_from as "bookedFrom", booked_until as "bookedUntil",
  sails_from as "sailsFrom", sails_until as "sailsUntil", route_ids as "routeIds", most_uses as "mostUses",
  most_uses_each as "mostUsesEach", minimum_sen as "minimumSen", active, uses`;

const sorts: Record<PromosQuery['sort'], RawBuilder<unknown>> = {
  code: sql`code`,
  created: sql`created_at`,
  uses: sql`uses`,
};

/** One page of the promo codes, and their total number. */
export async function findOfficePromos(
  db: Connection,
  { search, active, sort, descending, page, size }: PromosQuery,
): Promise<{ items: OfficePromo[]; total: number }> {
  const where = sql.join(
    [
      sql`true`,
      ...(search ? [sql`folded(code) like any(${placePatterns(search)}::text[])`] : []),
      ...(active === undefined ? [] : [sql`active = ${active}`]),
    ],
    sql` and `,
  );
  const { rows } = await sql<OfficePromo>`
    select ${columns} from promo_codes where ${where}
    order by ${sorts[sort]} ${descending ? sql`desc` : sql`asc`}, id limit ${size} offset ${(page - 1) * size}
  `.execute(db);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*) as total from promo_codes where ${where}
  `.execute(db);
  return { items: rows, total: counted[0]?.total ?? 0 };
}

export async function findOfficePromo(db: Connection, id: number): Promise<OfficePromo | undefined> {
  const { rows } = await sql<OfficePromo>`select ${columns} from promo_codes where id = ${id}`.execute(db);
  return rows[0];
}
