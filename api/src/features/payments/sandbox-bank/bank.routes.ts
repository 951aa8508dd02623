import { readFileSync } from 'node:fs';
import { sen } from '@gangway/shared/contract/base/primitives.ts';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { AppError } from '../../../lib/errors.ts';
import type { AppEnv, Deps } from '../../../lib/http/context.ts';
import { requestLanguage } from '../../../lib/http/request-language.ts';
import { derivedKey } from '../../../lib/process/derived-key.ts';
import { ownMachineOnly } from '../../../lib/process/own-machine.ts';
import { findOfferedGateway } from '../providers/providers.service.ts';
import { bankRefund } from '../providers/sandbox-messages.types.ts';
import { isSignedLink } from '../providers/sandbox-payment-link.rules.ts';
import { isSigned, SIGNATURE_HEADER } from '../providers/sandbox-signature.rules.ts';
import {
  DEFAULT_LATE_SECONDS,
  invalidPage,
  MOST_LATE_SECONDS,
  type PageOf,
  paidPage,
  paymentPage,
} from './bank.page.ts';
import { decide, decisions, refundPayment } from './bank.service.ts';
import { findStatus } from './bank-payments.repository.ts';

const stylesheet = readFileSync(new URL('./page.css', import.meta.url), 'utf8');
const link = z.object({ amount: z.coerce.number().pipe(sen.min(1)), signature: z.string() });
const decisionForm = link.extend({
  decision: z.enum(decisions),
  seconds: z.coerce.number().int().min(1).max(MOST_LATE_SECONDS).default(DEFAULT_LATE_SECONDS),
});

/**
 * The practice bank at /sandbox: its page for payers, and its API for refunds. It answers only if no gateway is configured, and
 * only requests from this machine.
 */
export function createSandboxBankRoutes(deps: Deps) {
  const paymentOf = (reference: string, { amount, signature }: z.infer<typeof link>): PageOf | undefined =>
    isSignedLink(deps.env.masterKey, { reference, amountSen: amount }, signature)
      ? {
          reference,
          amountSen: amount,
          signature,
          returnPath: `/return?payment=${encodeURIComponent(reference)}`,
        }
      : undefined;

  return new Hono<AppEnv>()
    .use('/sandbox/*', ownMachineOnly, bodyLimit({ maxSize: 16 * 1024 }), async (_c, next) => {
      if (!findOfferedGateway(deps.env, 'sandbox')) throw new AppError('not-found');
      await next();
    })
    .get('/sandbox/page.css', c =>
      c.body(stylesheet, 200, {
        'Content-Type': 'text/css; charset=utf-8',
        'Cache-Control': 'public, max-age=3600',
      }),
    )
    .get('/sandbox/pay/:reference', async c => {
      const language = requestLanguage(c);
      c.header('Cache-Control', 'no-store');
      const query = link.safeParse(c.req.query());
      const payment = query.success && paymentOf(c.req.param('reference'), query.data);
      if (!payment) return c.html(invalidPage(language), 400);
      const paid = (await findStatus(deps.db, payment.reference)) === 'succeeded';
      return c.html(paid ? paidPage(language, payment) : paymentPage(language, payment));
    })
    .post('/sandbox/pay/:reference', async c => {
      const form = decisionForm.safeParse(await c.req.parseBody());
      const payment = form.success && paymentOf(c.req.param('reference'), form.data);
      if (!payment) return c.html(invalidPage(requestLanguage(c)), 400);
      await decide(deps, payment, form.data.decision, form.data.seconds);
      return c.redirect(payment.returnPath, 303);
    })
    .post('/sandbox/refunds', async c => {
      const body = await c.req.text();
      const secret = derivedKey(deps.env.masterKey, 'sandbox-refund');
      if (!isSigned(secret, body, c.req.header(SIGNATURE_HEADER), deps.clock.now()))
        return c.json({ error: 'wrong signature' }, 401);
      const receipt = await refundPayment(deps, bankRefund.parse(JSON.parse(body)));
      return receipt ? c.json({ receipt }) : c.json({ error: 'more than was paid' }, 409);
    });
}
