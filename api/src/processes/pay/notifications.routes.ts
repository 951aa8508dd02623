import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { findOfferedGateway } from '../../features/payments/providers/providers.service.ts';
import { AppError } from '../../lib/errors.ts';
import type { AppEnv, Deps } from '../../lib/http/context.ts';
import { takeMoneyNews } from './money-news.service.ts';
import { takeNotice } from './notifications.service.ts';

const MAX_BYTES = 256 * 1024;

/**
 * POST /notify/{provider}: server-to-server notifications from gateways. Accepted only with the gateway's signature over
 * exactly these bytes; 200 means that it need not be sent again.
 */
export function createNotificationRoutes(deps: Deps) {
  return new Hono<AppEnv>().post('/notify/:provider', bodyLimit({ maxSize: MAX_BYTES }), async c => {
    const provider = findOfferedGateway(deps.env, c.req.param('provider'));
    if (!provider) throw new AppError('not-found');
    const rawBody = Buffer.from(await c.req.arrayBuffer());
    const notice = await provider.gateway.verifyNotification(deps, c.req.raw.headers, rawBody);
    if (notice && 'news' in notice) await takeMoneyNews(deps, provider.name, notice);
    else if (notice) await takeNotice(deps, provider.name, notice);
    return c.text('ok');
  });
}
