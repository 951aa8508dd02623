import {
  agentAccount,
  agentOrderPage,
  agentOrdersQuery,
  agentSales,
  agentTransfer,
  agentTransferRequest,
  periodQuery,
  referral,
  statementPage,
  statementQuery,
  subagentTree,
} from '@gangway/shared/contract/people/agents.ts';
import { createRoute } from '@hono/zod-openapi';
import { fileAnswer, fileCall, fileHeaders, XLSX } from '../../../lib/answers/file-answer.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { endpoint, idempotencyHeader, success } from '../../../lib/http/endpoint.ts';
import { requestKey } from '../../../lib/http/idempotency.repository.ts';
import { createRouter } from '../../../lib/http/router.ts';
import { asAgent, readAgentAccount, readReferral, readStatement } from './agent-account.service.ts';
import { giveToSubagent } from './agent-transfer.service.ts';
import { periodOf } from './period.rules.ts';
import { readSales, readSoldOrders, readSubagents } from './sales.service.ts';
import { statementName, statementPdf, statementSheet } from './statement-files.service.ts';

/** The agent's own pages (R124): money, sub-agents, and sales. */
export function createAgentsRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      endpoint({
        method: 'get',
        path: '/agents/me',
        permission: 'customer',
        summary: 'The signed-in agent’s level, balance, superior agent and sales of this month',
        data: agentAccount,
      }),
      async c => c.json(success(await readAgentAccount(deps, asAgent(c.get('caller')).id)), 200),
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/agents/me/statement',
        permission: 'customer',
        summary: 'The statement of the agent’s balance, newest first',
        query: statementQuery,
        data: statementPage,
      }),
      async c => {
        const { from, to, ...page } = c.req.valid('query');
        const period = from || to ? periodOf({ from, to }, deps.clock.now()) : undefined;
        const statement = await readStatement(deps, asAgent(c.get('caller')), { ...page, period });
        return c.json(success({ ...statement, ...page }), 200);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/agents/me/statement.xlsx',
        summary: 'The statement of a period as an Excel file, oldest first',
        tags: ['agents'],
        request: { query: periodQuery },
        ...fileCall('customer', XLSX),
      }),
      async c => {
        const period = periodOf(c.req.valid('query'), deps.clock.now());
        const file = await statementSheet(deps, asAgent(c.get('caller')), period, c.get('language'));
        return new Response(file, { headers: fileHeaders(XLSX, `${statementName(period)}.xlsx`) });
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/agents/me/statement.pdf',
        summary: 'The statement of a period as a PDF, oldest first',
        tags: ['agents'],
        request: { query: periodQuery },
        ...fileCall('customer', 'application/pdf'),
      }),
      async c => {
        const period = periodOf(c.req.valid('query'), deps.clock.now());
        const bytes = await statementPdf(deps, asAgent(c.get('caller')), period, c.get('language'));
        return fileAnswer({ fileName: `${statementName(period)}.pdf`, bytes }, 'application/pdf');
      },
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/agents/me/subagents',
        permission: 'customer',
        summary: 'The subagents, with their balances and sales',
        query: periodQuery,
        data: subagentTree,
      }),
      async c => {
        const { id } = asAgent(c.get('caller'));
        const period = periodOf(c.req.valid('query'), deps.clock.now());
        return c.json(success(await readSubagents(deps, id, period)), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/agents/me/sales',
        permission: 'customer',
        summary: 'Sales of the agent and the subagents, by seller and by day',
        query: periodQuery,
        data: agentSales,
      }),
      async c => {
        const { id } = asAgent(c.get('caller'));
        const period = periodOf(c.req.valid('query'), deps.clock.now());
        return c.json(success(await readSales(deps, id, period)), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/agents/me/sales/orders',
        permission: 'customer',
        summary: 'The orders sold by the agent and the subagents',
        query: agentOrdersQuery,
        data: agentOrderPage,
      }),
      async c => {
        const { id } = asAgent(c.get('caller'));
        const { agentId: sellerId, page, size, ...days } = c.req.valid('query');
        const period = periodOf(days, deps.clock.now());
        const orders = await readSoldOrders(deps, id, period, { sellerId, page, size });
        return c.json(success({ ...orders, page, size }), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/agents/me/transfer',
        permission: 'customer',
        summary: 'Transfer money from the agent’s balance to a subagent',
        headers: idempotencyHeader,
        body: agentTransferRequest,
        data: agentTransfer,
      }),
      async c => {
        const agent = asAgent(c.get('caller'));
        const request = c.req.valid('json');
        const key = requestKey(agent, c.req.valid('header'), ['agent-transfer', request]);
        const transfer = await giveToSubagent(deps, key, agent, request);
        return c.json(success(transfer), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/agents/me/referral',
        permission: 'customer',
        summary: 'The agent’s referral link and its QR',
        data: referral,
      }),
      async c => c.json(success(await readReferral(deps, asAgent(c.get('caller')).id)), 200),
    );
}
