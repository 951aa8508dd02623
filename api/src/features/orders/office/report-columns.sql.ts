import { type RawBuilder, sql } from 'kysely';
import { textOf } from '../../../lib/database/text-of.ts';
import { MONEY_WIDTH } from '../../../lib/excel/columns.ts';
import {
  dateCell,
  instantCell,
  momentCell,
  moneyCell,
  plainCell,
  type ReadColumn,
} from '../../../lib/excel/report-cells.sql.ts';
import { nationalitiesOf, passengersOf, qrStatusOf, roomsOf } from './order-fields.sql.ts';

const joined = (list: RawBuilder<string[]>) => () => sql`array_to_string(${list}, ', ')`;

/** Every field of an order (R44) and the other fields of the list: what and when first, then money, then the rest. */
export const reportColumns: readonly ReadColumn[] = [
  { name: 'number', kind: 'text', width: 14, cell: plainCell('o.number') },
  { name: 'departure', kind: 'instant', width: 18, cell: momentCell('s.departs_at', 's.departs_zone') },
  { name: 'ship', kind: 'text', width: 18, cell: plainCell('ships.name') },
  {
    name: 'route',
    kind: 'text',
    width: 26,
    cell: language => sql`concat(${textOf('dep.name', language)}, ' – ', ${textOf('dest.name', language)})`,
  },
  { name: 'session', kind: 'text', width: 12, cell: plainCell('s.session'), words: 'session' },
  { name: 'status', kind: 'text', width: 12, cell: plainCell('o.status'), words: 'orderStatus' },
  { name: 'customer', kind: 'text', width: 30, cell: plainCell('o.contact_name') },
  { name: 'passengers', kind: 'count', width: 12, cell: () => passengersOf },
  { name: 'room', kind: 'text', width: 14, cell: joined(roomsOf) },
  { name: 'due', kind: 'money', width: MONEY_WIDTH, cell: moneyCell('o.due_sen') },
  { name: 'paid', kind: 'money', width: MONEY_WIDTH, cell: moneyCell('o.paid_sen') },
  { name: 'refunded', kind: 'money', width: MONEY_WIDTH, cell: moneyCell('o.refunded_sen') },
  {
    name: 'paymentMethod',
    kind: 'text',
    width: 16,
    cell: plainCell('o.payment_method'),
    words: 'paymentMethod',
  },
  { name: 'nationality', kind: 'text', width: 13, cell: joined(nationalitiesOf) },
  { name: 'reference', kind: 'text', width: 14, cell: plainCell('o.referral_code') },
  { name: 'account', kind: 'text', width: 20, cell: plainCell('c.username') },
  { name: 'phone', kind: 'text', width: 18, cell: plainCell('o.contact_phone') },
  { name: 'channel', kind: 'text', width: 12, cell: plainCell('o.channel'), words: 'channel' },
  { name: 'qrStatus', kind: 'text', width: 11, cell: () => qrStatusOf, words: 'qrStatus' },
  { name: 'date', kind: 'date', width: 13, cell: dateCell('s.date') },
  { name: 'createdAt', kind: 'instant', width: 20, cell: instantCell('o.created_at') },
  { name: 'updatedAt', kind: 'instant', width: 20, cell: instantCell('o.updated_at') },
  { name: 'canceledAt', kind: 'instant', width: 20, cell: instantCell('o.canceled_at') },
  {
    name: 'cancelReason',
    kind: 'text',
    width: 22,
    cell: plainCell('o.cancel_reason'),
    words: 'cancelReason',
  },
  { name: 'refundedAt', kind: 'instant', width: 20, cell: instantCell('o.refunded_at') },
];
