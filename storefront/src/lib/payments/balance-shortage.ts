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
