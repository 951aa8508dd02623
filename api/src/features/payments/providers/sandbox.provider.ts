import { AppError } from '../../../lib/errors.ts';
import { derivedKey } from '../../../lib/process/derived-key.ts';
import { isOnOwnMachine } from '../../../lib/process/own-machine.ts';
import type { AutomaticGateway } from './provider.types.ts';
import { type BankRefund, bankNotice, bankRefundReceipt } from './sandbox-messages.types.ts';
import { paymentLink } from './sandbox-payment-link.rules.ts';
import { isSigned, SIGNATURE_HEADER, signMessage } from './sandbox-signature.rules.ts';

const TIMEOUT_MS = 10_000;

/**
 * The practice bank: simulates everything a gateway does, without real money. Used if no real gateway is configured, but
 * never on a public site: missing Stripe keys must not result in free tickets. As with FPX, the customer is redirected
 * with a signed link; no call is needed to open a payment.
 */
export const sandbox: AutomaticGateway = {
  kind: 'gateway',
  standsIn: true,
  isOffered: ({ publicUrl }) => isOnOwnMachine(publicUrl),
  async start({ env }, { id, amountSen }) {
    return { gatewayUrl: paymentLink(env, { reference: id, amountSen }), gatewayReference: id };
  },
  async verifyNotification({ env, clock }, headers, rawBody) {
    const secret = derivedKey(env.masterKey, 'sandbox-notification');
    if (!isSigned(secret, rawBody, headers.get(SIGNATURE_HEADER), clock.now()))
      throw new AppError('notification-forged');
    const notice = bankNotice.parse(JSON.parse(rawBody.toString('utf8')));
    return {
      eventReference: notice.event,
      paymentId: notice.reference,
      gatewayReference: notice.reference,
      claims: notice.status,
      amountSen: notice.amountSen,
    };
  },
  async refund({ env, clock }, { id, gatewayReference, amountSen }) {
    const body = JSON.stringify({ id, reference: gatewayReference ?? '', amountSen } satisfies BankRefund);
    const signature = signMessage(derivedKey(env.masterKey, 'sandbox-refund'), body, clock.now());
    const answer = await fetch(new URL('/sandbox/refunds', env.publicUrl), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [SIGNATURE_HEADER]: signature },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`the bank refused the refund (${answer.status}): ${await answer.text()}`);
    return bankRefundReceipt.parse(await answer.json()).receipt;
  },
};
