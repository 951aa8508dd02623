import type { PaymentProvider } from '@gangway/shared/contract/base/vocabulary.ts';
import { paymentProviderTable } from '@gangway/shared/contract/payment-providers/registry.ts';
import { cashRoundingOf } from '@gangway/shared/domain/payment/cash-rounding.ts';

/**
 * The rounding of an amount in sen: of cash (R331), zero for all other providers.
 *
 * @param amountSen the exact amount, in sen
 * @throws RangeError unless it is a whole number of sen and not below 0
 */
export const roundingOf = (code: PaymentProvider, amountSen: number): number =>
  paymentProviderTable[code].method === 'cash' ? cashRoundingOf(amountSen) : 0;
