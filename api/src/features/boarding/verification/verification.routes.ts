import { boardingDecision, scanRequest, typedRequest } from '@gangway/shared/contract/boarding.ts';
import type { Context } from 'hono';
import type { AppEnv, Deps } from '../../../lib/http/context.ts';
import { endpoint, success } from '../../../lib/http/endpoint.ts';
import { asStaff } from '../../../lib/http/permission.ts';
import { createRouter } from '../../../lib/http/router.ts';
import { requireGate } from './at-a-gate.rules.ts';
import { boardByScan, createBoardByTyping, type Officer } from './verification.service.ts';

/** The officer at a gate. @throws AppError `station-needed` */
function officerOf(c: Context<AppEnv>): Officer {
  const caller = asStaff(c.get('caller'));
  requireGate(c.get('stationId'), caller);
  return { caller, language: c.get('language') };
}

export function createBoardingRoutes(deps: Deps) {
  const boardByTyping = createBoardByTyping(deps);
  return createRouter()
    .openapi(
      endpoint({
        method: 'post',
        path: '/boarding/scan',
        permission: 'boarding.verify',
        summary: 'Verify a scanned ticket code and board its holder',
        body: scanRequest,
        data: boardingDecision,
      }),
      async c => c.json(success(await boardByScan(deps, officerOf(c), c.req.valid('json'))), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/boarding/typed',
        permission: 'boarding.verify',
        summary: 'Verify a typed ticket id or serial with its verification code, and board its holder',
        body: typedRequest,
        data: boardingDecision,
      }),
      async c => c.json(success(await boardByTyping(officerOf(c), c.req.valid('json'))), 200),
    );
}
