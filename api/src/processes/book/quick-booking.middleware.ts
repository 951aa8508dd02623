import type { ErrorCode } from '@gangway/shared/contract/base/errors.ts';
import { bookingRequest } from '@gangway/shared/contract/sales/orders.ts';
import { stationHeaders } from '@gangway/shared/node/station-signature.ts';
import type { Context, MiddlewareHandler } from 'hono';
import { resolveCaller } from '../../accounts/sessions/sessions.service.ts';
import { quickAnswer } from '../../lib/answers/quick-answer.ts';
import type { Caller } from '../../lib/caller.ts';
import { MAX_BODY_BYTES } from '../../lib/http/body-size.ts';
import type { AppEnv, Deps } from '../../lib/http/context.ts';
import { idempotencyHeader, success } from '../../lib/http/endpoint.ts';
import { failureAnswer } from '../../lib/http/failure.ts';
import { requestLanguage } from '../../lib/http/request-language.ts';
import { noteRequest, REQUEST_ID_HEADER } from '../../lib/http/request-log.ts';
import type { Sale } from './booker.service.ts';

/** The route on which the middleware is mounted. */
export const BOOKING_ROUTE = '/prod-api/orders';

/**
 * Books one sailing without the middleware of all calls, which costs several times what a refusal does: in a rush most bookings
 * are refused as too late (decision 24). It runs before that middleware and gives the same answers (a test compares the two).
 * Anything but a plain booking by a guest or a customer is left to the normal route.
 */
export function quickBooking(deps: Deps, sale: Sale): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const booking = await readPlain(c);
    if (!booking) return next();
    const noted = noteRequest(deps, c);
    const language = requestLanguage(c);
    let caller: Caller | undefined;
    const answer = (status: number, body: unknown, headers?: Record<string, string>, error?: ErrorCode) => {
      noted.answered(BOOKING_ROUTE, status, { ...(caller && { caller }), ...(error && { error }) });
      return quickAnswer(status, JSON.stringify(body), {
        'content-type': 'application/json',
        ...headers,
        [REQUEST_ID_HEADER]: noted.id,
      });
    };
    return noted.handle(async () => {
      try {
        caller = await resolveCaller(deps, c.req.header('X-Token'));
        // Staff need a check of their workplace, which is not done here.
        if (caller.kind === 'staff') return next();
        const made = await sale.book(c, { caller, language }, booking.header, booking.body);
        return answer(200, success(made));
      } catch (error) {
        const { status, code, envelope, headers } = failureAnswer(error, language, noted);
        return answer(status, envelope, headers, code);
      }
    });
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
