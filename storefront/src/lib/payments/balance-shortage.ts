import { isNothingDue } from '@gangway/shared/domain/payment/nothing-due.ts';
import { useAvailableBalance } from '../requests/agent-account.ts';
import type { PaymentProviderChoice } from '../requests/payment-options.ts';

/**
 * What an agent's available balance lacks to pay an amount, in sen; 0 if it suffices, if another payment method is
 * chosen, and until amount and balance are known (R386).
 */
export function useBalanceShortage(provider: PaymentProviderChoice | '', amountSen: number | null): number {
  const availableSen = useAvailableBalance(provider === 'balance');
  if (provider !== 'balance' || amountSen === null || availableSen === null) return 0;
  return Math.max(0, amountSen - availableSen);
}

/**
 * Whether an amount cannot be paid as chosen: there is no payment method, or the balance is too small. If nothing is due, none is
 * needed (R330).
 *
 * @param amountSen null until it is loaded
 */
export function useIsUnpayable(provider: PaymentProviderChoice | '', amountSen: number | null): boolean {
  const isDue = amountSen === null || !isNothingDue(amountSen);
  const missingSen = useBalanceShortage(isDue ? provider : '', amountSen);
  return isDue && (provider === '' || missingSen > 0);
}
