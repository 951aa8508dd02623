import type { Permission } from '@gangway/shared/contract/base/permissions.ts';
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { AppError } from '../errors.ts';
import { clientAddress } from '../http/client-address.ts';
import type { AppEnv, Deps } from '../http/context.ts';
import { requires } from '../http/permission.ts';
import { createEventStream, type EventStream, eventStreamHeaders } from './event-stream.ts';
import type { createStreamLimit } from './stream-limit.ts';

const RETRY_MS = 3_000;

/** What `createRoute` needs for a call that answers with server-sent events. */
export const liveStreamCall = (permission: Permission) => ({
  method: 'get' as const,
  'x-permission': permission,
  middleware: requires(permission),
  responses: {
    200: { description: 'The stream', content: { 'text/event-stream': { schema: z.string() } } },
  },
});

/**
 * Answers with a stream until either side ends it. `join` subscribes the stream, and returns a function that unsubscribes it.
 * @throws AppError `unavailable` while the API stops, `too-many-streams`
 */
export function answerLive(
  c: Context<AppEnv>,
  { live, env }: Deps,
  limit: ReturnType<typeof createStreamLimit>,
  join: (stream: EventStream) => () => void,
): Response {
  if (live.ending.aborted) throw new AppError('unavailable');
  const closed = limit.open(clientAddress(c, env.trustProxy));
  const stream = createEventStream(RETRY_MS, () => {
    live.ending.removeEventListener('abort', stream.end);
    leave();
    closed();
  });
  const leave = join(stream);
  live.ending.addEventListener('abort', stream.end);
  return new Response(stream.body, { headers: eventStreamHeaders });
}
