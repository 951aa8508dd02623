import type { PaymentProvider } from '@gangway/shared/contract/base/vocabulary.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { balance } from './balance.provider.ts';
import { counter } from './counter.provider.ts';
import type { Gateway, Providers } from './provider.types.ts';
import { sandbox } from './sandbox.provider.ts';
import { stripe } from './stripe.provider.ts';

/** Every way to pay, by its name. */
export const providers: Providers = { sandbox, stripe, balance, counter };

/** The gateways that customers may be sent to as this copy is configured. */
export function offeredGateways(env: Deps['env']): ('sandbox' | 'stripe')[] {
  return (['sandbox', 'stripe'] as const).filter(name => findOfferedGateway(env, name));
}

/** A gateway by its name in a path, where it is offered. */
export function findOfferedGateway(
  env: Deps['env'],
  name: string,
): { name: PaymentProvider; gateway: Gateway } | undefined {
  if (!Object.hasOwn(providers, name)) return undefined;
  const provider = providers[name as PaymentProvider];
  return provider.kind === 'gateway' && provider.isOffered(env)
    ? { name: name as PaymentProvider, gateway: provider }
    : undefined;
}
