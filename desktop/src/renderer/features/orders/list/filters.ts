/** Every filter of the list by its name in the address and in the request; '' filters nothing. */
export const orderFilters = {
  search: '',
  status: '',
  session: '',
  from: '',
  to: '',
  channel: '',
  paymentMethod: '',
  qrStatus: '',
  number: '',
  reference: '',
  nationality: '',
  account: '',
  customer: '',
  room: '',
  dueFrom: '',
  dueTo: '',
  paidFrom: '',
  paidTo: '',
  createdFrom: '',
  createdTo: '',
  updatedFrom: '',
  updatedTo: '',
  canceledFrom: '',
  canceledTo: '',
  refundedFrom: '',
  refundedTo: '',
  ship: '',
  route: '',
  sailing: '',
};

export type OrderFilterValues = typeof orderFilters;
export type OrderFilterName = keyof OrderFilterValues;

/** The filters shown above the table; the others are behind "More filters". */
export const mainFilters = [
  'search',
  'status',
  'ship',
  'route',
  'session',
  'from',
  'to',
  'sailing',
] as const satisfies OrderFilterName[];
