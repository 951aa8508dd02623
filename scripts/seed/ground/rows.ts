import type { Insertable } from 'kysely';
import type { Database } from '../../../api/src/lib/database/database.ts';

export type Row<Table extends keyof Database> = Insertable<Database[Table]>;

/** A change of state for the audit, as the triggers would have written it at the time. */
export interface StateChange {
  at: Date;
  actor: string;
  entity:
    | 'orders'
    | 'tickets'
    | 'payments'
    | 'refunds'
    | 'rooms'
    | 'customers'
    | 'system_users'
    | 'sailings'
    | 'ships'
    | 'boarding_conflicts';
  entityId: string;
  from: string | null;
  to: string;
}

/** Money that left (negative) or returned to an agent's balance. */
export interface BalanceMovement {
  id: string;
  customerId: string;
  orderId: string;
  kind: 'order-payment' | 'order-refund';
  amountSen: number;
  at: Date;
  author: string;
}

/** Rows of many orders to be written, in the order of their foreign keys. */
export interface OrderRows {
  orders: Row<'orders'>[];
  order_cabins: Row<'order_cabins'>[];
  passengers: Row<'passengers'>[];
  tickets: Row<'tickets'>[];
  payments: Row<'payments'>[];
  payment_orders: Row<'payment_orders'>[];
  payment_notifications: Row<'payment_notifications'>[];
  refunds: Row<'refunds'>[];
  boarding_events: Row<'boarding_events'>[];
  boarding_conflicts: Row<'boarding_conflicts'>[];
  sandbox_payments: Row<'sandbox_payments'>[];
  sandbox_refunds: Row<'sandbox_refunds'>[];
}

export interface OrderBatch {
  rows: OrderRows;
  changes: StateChange[];
  movements: BalanceMovement[];
}

export function emptyBatch(): OrderBatch {
  return {
    rows: {
      orders: [],
      order_cabins: [],
      passengers: [],
      tickets: [],
      payments: [],
      payment_orders: [],
      payment_notifications: [],
      refunds: [],
      boarding_events: [],
      boarding_conflicts: [],
      sandbox_payments: [],
      sandbox_refunds: [],
    },
    changes: [],
    movements: [],
  };
}
