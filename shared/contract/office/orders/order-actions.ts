/** The audited records whose entries make up the history of an order. */
export const orderParts = ['orders', 'tickets', 'passengers', 'payments', 'refunds'] as const;

/** What the audit log records of an order and its parts, beside changes of state. The order's history has a sentence for each. */
export const orderActions = [
  'amount-mismatch',
  'boarded-without-ticket',
  'boarding-overridden',
  'boarding-undone',
  'cabin-changed',
  'called',
  'canceled',
  'changed',
  'charge-waived',
  'chosen',
  'confirmation-resent',
  'contact-corrected',
  'corrected',
  'dispute-closed',
  'disputed',
  'divided',
  'divided-from',
  'moved',
  'note-added',
  'note-pinned',
  'note-unpinned',
  'payment-returned',
  'rebooked',
  'refund-failed-later',
  'refunded-elsewhere',
  'retry',
  'settled-by-hand',
  'ship-changed',
  'tickets-reissued',
  'told',
] as const;

export type OrderPart = (typeof orderParts)[number];
export type OrderAction = (typeof orderActions)[number];
