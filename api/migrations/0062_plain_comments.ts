import { type Kysely, sql } from 'kysely';

/** The comments of columns in plain English. Nothing else changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    comment on column called_off_parties.choose_until is
      'From this time the operator''s answer applies';
    comment on column called_off_parties.places is
      'Number of people when the sailing was canceled';
    comment on column cash_drawers.opened_by_itself is
      'Opened automatically, because its officer took or handed out cash without an open drawer; its float is 0';
    comment on column final_count_amendments.boarded is
      'Boardings among them, valid or not';
    comment on column final_counts.gates is
      'The gates at their last contact';
    comment on column final_counts.number is
      'Number of this count of the sailing; the highest is valid';
    comment on column final_counts.reason is
      'Reason for closing it although a gate had not sent everything';
    comment on column gate_assignments.left_at is
      'When it reported another sailing, with no scans waiting to be sent';
    comment on column gate_assignments.stood_down_at is
      'When a supervisor confirmed that it holds no scans; reset at its next contact';
    comment on column gate_lookups.claimed_officer_id is
      'The officer whom the workplace named without a proven sign-in; the sender is then recorded for the look-up';
    comment on column gate_lookups.shown is
      'The tickets of the passengers who were shown';
    comment on column guest_calls.requested_at is
      'When it last changed; guests called before that must be called again';
    comment on column guest_messages.completed_at is
      'When every order had been notified';
    comment on column hold_origins.origin is
      'Account, e-mail address, phone number, address range or document, as a digest under a key of the API';
    comment on column ledger_accounts.purpose is
      'Account of an agent or a voucher, or of the operator: sales; funding, the source of balances; goodwill, for bonuses; expired-vouchers, the income from unused vouchers';
    comment on column one_time_codes.customer_id is
      'The user who requested it while signed in; only that user may use it';
    comment on column one_time_codes.messages is
      'How often it was sent: a repeated request sends a valid code again';
    comment on column order_cabins.offer_id is
      'The offer that keeps the room without an order; the row is deleted when the offer ends';
    comment on column order_changes.outcome is
      'applied: the payment made the change; returned: the change was no longer possible, and the payment is refunded';
    comment on column order_changes.wanted is
      'May contain the data of an additional passenger; null after the decision or an erasure';
    comment on column orders.free_until is
      'Until this time it can be canceled or moved free of charge, because its sailing was rescheduled far. Never shortened';
    comment on column payment_orders.beside is
      'A part that a voucher pays; the payment of the rest makes the order paid';
    comment on column payments.rounding_sen is
      'Of cash: the amount taken minus the exact amount';
    comment on column place_offers.expires_at is
      'From this time the places can be sold again. Null: until the offer is withdrawn';
    comment on column promo_codes.route_ids is
      'Valid on these routes; on all routes if there are none';
    comment on column promo_code_uses.contact is
      'The customer for the limit per customer: e-mail address, or phone number without one';
    comment on column receipts.previous is
      'The previous number, which must exist; null for the first of a year';
    comment on column refunds.rounding_sen is
      'Of cash: the amount handed out minus the exact amount';
    comment on column sailing_cancellations.bonus_percent is
      'Bonus of the operator for guests who choose credit';
    comment on column sailing_cancellations.choose_until is
      'Null: all guests are refunded at once';
    comment on column sailing_inventory.rooms_set_aside is
      'A room became free that was not offered to the waiting list yet: rooms cannot be booked';
    comment on column sailing_inventory.set_aside is
      'Free places that were not offered to the waiting list yet: only the list can book them';
    comment on column sailing_inventory.waitlist is
      'Parties wait for the sailing: free places are offered to the list first';
    comment on column sailings.sales_open_at is
      'Start of the sale; null if it is on sale from the beginning';
    comment on column sessions.station_id is
      'The enrolled workplace at which it was opened: its token is only valid there';
    comment on column signing_keys.retired_at is
      'It signs no tickets after this time; tickets that it signed stay valid';
    comment on column signing_keys.withdrawn_at is
      'Its signatures are refused after this time; tickets are signed again when they are printed again';
    comment on column system_users.password_is_given is
      'The password is known to whoever created the account or reset it: every call is refused until the user chooses another';
    comment on column vouchers.code_digest is
      'HMAC-SHA-256 of the code, so that a copy of the database reveals no codes. The API derives the code from the id and its master key';
    comment on column vouchers.expired_at is
      'When its remaining balance was booked as expired';
    comment on column vouchers.order_id is
      'The order that it compensates';
    comment on column waiting_places.drawn is
      'Its number was drawn; later arrivals are numbered by arrival';
    comment on column waiting_places.origin is
      'Keyed digest of the address range of its browser, kept for a day';
    comment on column waiting_rooms.fast_rate is
      'Positions per minute by which the queue moves, in the last minute';
    comment on column waiting_rooms.inside is
      'Admitted, and neither booked nor left';
    comment on column waiting_rooms.opened_by is
      'Null while it is closed: booking then needs no turn';
    comment on column waiting_rooms.served is
      'All positions up to this number were admitted or have left';
  `.execute(db);
}
