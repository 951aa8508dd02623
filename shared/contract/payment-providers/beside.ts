import type { PaymentProviderDefinition } from './definition.ts';

/** What pays an order, or a part of it beside another payment, and is chosen by nobody as the way to pay. */
export const besideProviders = {
  voucher: { method: 'voucher', icon: 'voucher', refund: 'automatic' },
} as const satisfies Record<string, PaymentProviderDefinition>;
