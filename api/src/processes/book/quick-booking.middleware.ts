import { bookingRequest } from '@gangway/shared/contract/sales/orders.ts';
import { stationHeaders } from '@gangway/shared/node/station-signature.ts';
import type { Context, MiddlewareHandler } from 'hono';
import { resolveCaller } from '../../accounts/sessions/sessions.service.ts';
import { quickAnswer } from '../../lib/answers/quick-answer.ts';
import { MAX_BODY_BYTES } from '../../lib/http/body-size.ts';
import type { AppEnv, Deps } from '../../lib/http/context.ts';
import { idempotencyHeader, success } from '../../lib/http/endpoint.ts';
import { failureAnswer } from '../../lib/http/failure.ts';
import { requestLanguage } from '../../lib/http/request-language.ts';
import { noteRequest, REQUEST_ID_HEADER } from '../../lib/http/request-log.ts';
import type { Sale } from './booker.service.ts';

/**
 * Books one sailing without the middleware of all calls, which costs several times what a refusal does: in a rush most bookings
 * are refused as too late (decision 24). It runs before that middleware and gives the same answers (a test compares the two).
 * Anything but a plain booking by a guest or a customer is left to the normal route.
 */
export function quickBooking(deps: Deps, sale: Sale): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const booking = await readPlain(c);
    if (!booking) return next();
    const noted = noteRequest(deps);
    const language = requestLanguage(c);
    const answer = (status: number, body: unknown, headers?: Record<string, string>) => {
      noted.answered(c.req.method, c.req.path, status);
      return quickAnswer(status, body, { ...headers, [REQUEST_ID_HEADER]: noted.id });
    };
    try {
      const caller = await resolveCaller(deps, c.req.header('X-Token'));
      // Staff need a check of their workplace, which is not done here.
      if (caller.kind === 'staff') return next();
      const made = await sale.book(c, { caller, language }, booking.header, booking.body);
      return answer(200, success(made));
    } catch (error) {
      const { status, envelope, headers } = failureAnswer(error, language, noted.log);
      return answer(status, envelope, headers);
    }
  };
}

/** The booking, if it has the usual size and shape and is valid. */
async function readPlain(c: Context<AppEnv>) {
  const contentLength = c.req.header('Content-Length');
  const plain =
    c.req.header(stationHeaders.id) === undefined &&
    c.req.header('Transfer-Encoding') === undefined &&
    c.req.header('Content-Type') === 'application/json' &&
    contentLength !== undefined &&
    Number(contentLength) <= MAX_BODY_BYTES;
  if (!plain) return undefined;
  const header = idempotencyHeader.safeParse({ 'idempotency-key': c.req.header('Idempotency-Key') });
  const body = bookingRequest.safeParse(await c.req.json().catch(() => undefined));
  return header.success && body.success ? { header: header.data, body: body.data } : undefined;
}
