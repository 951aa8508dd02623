import type { Deps } from '../../../lib/http/context.ts';
import { derivedKey } from '../../../lib/process/derived-key.ts';
import { isSealed, seal } from './sandbox-signature.rules.ts';

/** The payment requested from a customer, as contained in the link to the bank. */
export interface RequestedPayment {
  reference: string;
  amountSen: number;
}

/** Address of the bank's page, with the shop's signature over the requested payment. */
export function paymentLink(
  env: Pick<Deps['env'], 'masterKey' | 'publicUrl'>,
  payment: RequestedPayment,
): string {
  const url = new URL(`/sandbox/pay/${encodeURIComponent(payment.reference)}`, env.publicUrl);
  url.searchParams.set('amount', String(payment.amountSen));
  url.searchParams.set('signature', linkSignature(env.masterKey, payment));
  return url.href;
}

function linkSignature(masterKey: Uint8Array, payment: RequestedPayment): string {
  return seal(derivedKey(masterKey, 'sandbox-payment-link'), text(payment));
}

/** Whether the signature is the shop's over exactly this payment. */
export function isSignedLink(masterKey: Uint8Array, payment: RequestedPayment, signature: string): boolean {
  return isSealed(derivedKey(masterKey, 'sandbox-payment-link'), text(payment), signature);
}

function text({ reference, amountSen }: RequestedPayment): string {
  return `${reference}\n${amountSen}`;
}
