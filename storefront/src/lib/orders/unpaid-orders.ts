import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import { serverNow } from '@gangway/shared/ui/api/server-clock.ts';
import { useEffect, useState } from 'react';
import { create } from 'zustand';
import { session } from '../session/session.ts';
import { forgetSentEntries } from './sent-entries.ts';

/** An order of this browser that is not paid yet. */
export interface UnpaidOrder {
  number: string;
  sailingId: number;
  /** When its places are released. */
  heldUntil: string;
  /** The checkout of a cart that it came from: its orders are paid together (R389). */
  checkoutId?: string;
}

type FollowedOrder = Pick<OrderDetail, 'number' | 'status' | 'sailing' | 'holdExpiresAt'>;

const KEY = 'gangway.unpaid';

function stored(): UnpaidOrder[] {
  try {
    const orders: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(orders) ? (orders as UnpaidOrder[]) : [];
  } catch {
    return [];
  }
}

const isHeld = ({ heldUntil }: UnpaidOrder): boolean => Date.parse(heldUntil) > serverNow();

const useStored = create<{ orders: UnpaidOrder[] }>(() => ({ orders: [] }));

/** Takes over the unpaid orders that this browser remembers. */
export const readUnpaidOrders = (): void => useStored.setState({ orders: stored() });

function store(orders: UnpaidOrder[]): void {
  useStored.setState({ orders });
  try {
    localStorage.setItem(KEY, JSON.stringify(orders));
  } catch {
    // Storage is full or forbidden: the orders are remembered until the page is closed.
  }
}

/**
 * Remembers an unpaid order that this browser has made or opened, and forgets one that is not unpaid any more (R380).
 * `checkoutId` is the checkout that made it, if several orders were made at once.
 */
export function followOrder(
  { number, status, sailing, holdExpiresAt }: FollowedOrder,
  checkoutId = checkoutOf(number),
): void {
  const { orders } = useStored.getState();
  const others = orders.filter(order => order.number !== number && isHeld(order));
  if (status === 'unpaid' && holdExpiresAt !== null) {
    if (heldUntilOf(number) !== holdExpiresAt)
      store([
        ...others,
        { number, sailingId: sailing.id, heldUntil: holdExpiresAt, ...(checkoutId && { checkoutId }) },
      ]);
  } else if (others.length < orders.length) store(others);
  if (status === 'paid') forgetSentEntries(number);
}

/** Forgets orders that were paid or canceled, but keeps what was entered for the canceled ones. */
export function forgetUnpaid(numbers: readonly string[]): void {
  const { orders } = useStored.getState();
  if (orders.some(({ number }) => numbers.includes(number)))
    store(orders.filter(({ number }) => !numbers.includes(number)));
}

const findUnpaid = (orderNumber: string): UnpaidOrder | undefined =>
  useStored.getState().orders.find(({ number }) => number === orderNumber);

/** The checkout that made an order; undefined for an order of its own, and for one that this browser does not know as unpaid. */
export const checkoutOf = (orderNumber: string): string | undefined => findUnpaid(orderNumber)?.checkoutId;

/** Until when the places of an order are held, or were; undefined for an order that this browser does not know as unpaid. */
export const heldUntilOf = (orderNumber: string): string | undefined => findUnpaid(orderNumber)?.heldUntil;

/** The unpaid orders of this browser whose places are still held, the first to end first. */
export function useUnpaidOrders(): UnpaidOrder[] {
  const orders = useStored(state => state.orders)
    .filter(isHeld)
    .toSorted((a, b) => a.heldUntil.localeCompare(b.heldUntil));
  const end = orders[0]?.heldUntil;
  const [, look] = useState(0);
  useEffect(() => {
    if (end === undefined) return;
    const timer = setTimeout(() => look(count => count + 1), Date.parse(end) - serverNow() + 1);
    return () => clearTimeout(timer);
  }, [end]);
  return orders;
}

// The orders of an account's owner must not be visible to the next user.
session.subscribe(({ token }, before) => token === null && before.token !== null && store([]));

// Another tab has made or paid an order.
addEventListener('storage', event => {
  if (event.key === KEY) readUnpaidOrders();
});
