import type { PaymentProviderDefinition } from './definition.ts';

/** Providers that pay an order or a part of it, but cannot be chosen as the payment method. */
export const besideProviders = {
  voucher: { method: 'voucher', icon: 'voucher', refund: 'automatic' },
} as const satisfies Record<string, PaymentProviderDefinition>;
