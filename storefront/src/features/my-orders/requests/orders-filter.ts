import type { OrderStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import { useLocation, useSearch } from 'wouter';
import { paths } from '../../../lib/paths.ts';

export const orderStatuses = [
  'unpaid',
  'paid',
  'completed',
  'canceled',
  'refunded',
] as const satisfies readonly OrderStatus[];
export const sortings = ['created', 'sailing', 'due'] as const;
type OrderSorting = (typeof sortings)[number];

/** The list's filter, stored in the address, so that "back" from an order returns to the same page of the list. */
export interface OrdersFilter {
  status: OrderStatus | '';
  search: string;
  /** Sorted by newest booking, next departure, or highest price. */
  sort: OrderSorting;
  /** From 1. */
  page: number;
}

export function filterOf(parameters: URLSearchParams): OrdersFilter {
  const page = Number(parameters.get('page'));
  return {
    status: orderStatuses.find(status => status === parameters.get('status')) ?? '',
    search: parameters.get('search') ?? '',
    sort: sortings.find(sort => sort === parameters.get('sort')) ?? 'created',
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
}

/** The address of a filter; values equal to the default are left out. */
export function filterPath({ status, search, sort, page }: OrdersFilter): string {
  const parameters = new URLSearchParams();
  if (status) parameters.set('status', status);
  if (search) parameters.set('search', search);
  if (sort !== 'created') parameters.set('sort', sort);
  if (page > 1) parameters.set('page', String(page));
  const text = parameters.toString();
  return text ? `${paths.personalOrder}?${text}` : paths.personalOrder;
}

/** The filter in the address; changing anything but the page returns to the first page. */
export function useOrdersFilter(): [OrdersFilter, (part: Partial<OrdersFilter>) => void] {
  const filter = filterOf(new URLSearchParams(useSearch()));
  const [, navigate] = useLocation();
  return [filter, part => navigate(filterPath({ ...filter, page: 1, ...part }))];
}
