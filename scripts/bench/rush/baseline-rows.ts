/*
 * The rows of a booking as both baselines write them: with every index, trigger and constraint of the product, one
 * booking per transaction, the sailing's row locked first.
 */

/** How a statement refers to its values. */
export interface Names {
  sailing: string;
  customer: string;
  order: string;
  passenger: string;
  ticket: string;
  checkout: string;
  number: string;
  seat: string;
  due: string;
  room: string;
  cabin: string;
}

/** An order, its passenger, its ticket, and the stored answer for its key. */
export function rowsOf(at: Names): Record<'order' | 'cabin' | 'passenger' | 'ticket' | 'answer', string> {
  return {
    order: `insert into orders (id, number, checkout_id, sailing_id, customer_id, channel, payment_method, contact_name,
      contact_email, contact_phone, referral_code, language, due_sen, ladder, hold_expires_at, notified_departs_at,
      created_at, updated_at)
      values (${at.order}, ${at.number}, ${at.checkout}, ${at.sailing}, ${at.customer}, 'storefront', 'online',
      'Aisyah ' || ${at.number}, 'aisyah@example.com', '+60 12-345 6789', 'SELAT', 'en', ${at.due},
      (select ladder from bench_answer), now() + interval '15 minutes', now(), now(), now())`,
    cabin: `insert into order_cabins (id, order_id, sailing_id, room_id, price_sen)
      values (${at.cabin}, ${at.order}, ${at.sailing}, ${at.room}, 30000)`,
    passenger: `insert into passengers (id, order_id, position, name, gender, birth_date, nationality, id_type, id_number, phone)
      values (${at.passenger}, ${at.order}, 1, 'Aisyah binti Rahman ' || ${at.number}, 'female', date '1988-04-12', 'MY',
      'idCard', '880412-10-' || ${at.number}, '+60 12-345 6789')`,
    ticket: `insert into tickets (id, order_id, sailing_id, passenger_id, serial, ticket_type, seat, price_sen,
      signing_key_id, verification_secret)
      values (${at.ticket}, ${at.order}, ${at.sailing}, ${at.passenger}, ${at.number} || '1', 'adult', ${at.seat}, 20000,
      1, substr(uuid_send(${at.ticket}), 9))`,
    answer: `insert into idempotency_keys (owner, key, request_hash, answer, created_at)
      select 'customer:' || ${at.customer}, ${at.order}::text, sha256(uuid_send(${at.order})), answer, now()
      from bench_answer`,
  };
}

/** The seat number as the product writes it, from the number of taken places. */
export const seatOf = (taken: string): string =>
  `(((${taken} - 1) / 6 + 1)::text || substr('ABCDEF', (${taken} - 1) % 6 + 1, 1))`;
