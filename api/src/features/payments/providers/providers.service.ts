import type { PaymentProvider } from '@gangway/shared/contract/base/vocabulary.ts';
import {
  leastAmount,
  type OnlineProvider,
  onlineProviderCodes,
  onlineProviders,
} from '@gangway/shared/contract/payment-providers/online.ts';
import { paymentProviders } from '@gangway/shared/contract/payment-providers/registry.ts';
import { currency } from '@gangway/shared/domain/money/currency.ts';
import { formatMoney } from '@gangway/shared/domain/money/money.ts';
import type { Caller } from '../../../lib/caller.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Deps } from '../../../lib/http/context.ts';
import type { Variables } from '../../../lib/process/env.ts';
import { balance } from './balance.provider.ts';
import { atCounter } from './counter.provider.ts';
import type { Gateway, Providers } from './provider.types.ts';
import { sandbox } from './sandbox.provider.ts';
import { stripe } from './stripe.provider.ts';
import { voucher } from './voucher.provider.ts';

/** The implementation of each provider in shared/contract/payment-providers. */
export const providers: Providers = {
  sandbox,
  stripe,
  balance,
  counter: atCounter,
  terminal: atCounter,
  voucher,
};

/**
 * The settings that each provider reads from the environment.
 *
 * @throws StartError that names what is wrong.
 */
export const readProviderSettings = (source: Variables): Deps['env']['providers'] =>
  Object.fromEntries(paymentProviders.map(code => [code, providers[code].readSettings?.(source)]));

/** The providers that the site offers to this caller, as configured. */
export function offeredProviders(env: Deps['env'], caller: Caller): OnlineProvider[] {
  const isAgent = caller.kind === 'customer' && caller.level !== 'normal';
  return onlineProviderCodes
    .filter(code => isAgent || onlineProviders[code].buyers === 'everyone')
    .filter(code => providers[code].kind !== 'gateway' || findOfferedGateway(env, code));
}

/**
 * Requires that a payment method is offered, and accepts this amount (R332). Nothing is stored of a refused payment.
 *
 * @param amountSen the amount due, in sen
 * @throws AppError `payment-provider-unavailable` for a gateway that is not configured, `payment-below-minimum`
 */
export function requireOffered(env: Deps['env'], code: PaymentProvider, amountSen: number): void {
  if (providers[code].kind === 'gateway' && !findOfferedGateway(env, code))
    throw new AppError('payment-provider-unavailable');
  const least = isOnline(code) ? leastAmount(code, currency().code) : 0;
  if (amountSen < least)
    throw new AppError('payment-below-minimum', { params: { minimum: formatMoney(least, 'en') } });
}

const isOnline = (code: PaymentProvider): code is OnlineProvider => code in onlineProviders;

/** Finds an offered gateway by its code in a path. */
export function findOfferedGateway(
  env: Deps['env'],
  name: string,
): { name: PaymentProvider; gateway: Gateway } | undefined {
  const entry = gateways.find(candidate => candidate.name === name);
  if (!entry?.gateway.isOffered(env)) return undefined;
  const isNeeded =
    !entry.gateway.standsIn || !gateways.some(({ gateway }) => !gateway.standsIn && gateway.isOffered(env));
  return isNeeded ? entry : undefined;
}

const gateways = paymentProviders.flatMap(name => {
  const gateway = providers[name];
  return gateway.kind === 'gateway' ? [{ name, gateway }] : [];
});
