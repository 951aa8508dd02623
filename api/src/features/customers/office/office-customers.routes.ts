import { versionHeader } from '@gangway/shared/contract/base/versions.ts';
import {
  balanceReset,
  creditChange,
  levelChange,
  officeCustomerCreate,
  officeCustomerDetail,
  officeCustomerPage,
  officeCustomerParams,
  officeCustomerSave,
  officeCustomersQuery,
  officeStatementPage,
  officeStatementQuery,
  sentPasswordLink,
  statusChange,
  superiorChange,
} from '@gangway/shared/contract/office/orders/customers.ts';
import { agentSales, periodQuery, subagentTree } from '@gangway/shared/contract/people/agents.ts';
import { pageOf } from '../../../lib/database/paging.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { endpoint, success } from '../../../lib/http/endpoint.ts';
import { asStaff } from '../../../lib/http/permission.ts';
import { createRouter } from '../../../lib/http/router.ts';
import { seenVersion } from '../../../lib/seen-version.ts';
import { periodOf } from '../agents/period.rules.ts';
import { readSales, readSubagents } from '../agents/sales.service.ts';
import { changeCredit, readOfficeStatement, resetAgentBalance } from './agent-money.service.ts';
import { findCustomerPage } from './customer-list.repository.ts';
import {
  changeCustomerStatus,
  changeOfficeCustomer,
  createOfficeCustomer,
  readOfficeCustomer,
  resetCustomerPassword,
} from './customer-record.service.ts';
import { changeLevel, changeSuperior } from './superior-agent.service.ts';

const permission = 'customers.manage';
const params = officeCustomerParams;
const data = officeCustomerDetail;

/** Customers and agents for the staff (R36). */
export function createOfficeCustomersRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/customers',
        permission,
        summary: 'One page of the customers and agents',
        query: officeCustomersQuery,
        data: officeCustomerPage,
      }),
      async c => {
        const query = c.req.valid('query');
        const customers = await findCustomerPage(deps.db, query);
        return c.json(success(pageOf(customers, query)), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/customers',
        permission,
        summary: 'Create an account; its owner gets a link to set a password',
        body: officeCustomerCreate,
        data,
      }),
      async c => {
        const created = await createOfficeCustomer(deps, asStaff(c.get('caller')), c.req.valid('json'));
        return c.json(success(created), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/customers/{id}',
        permission,
        summary: 'A customer or agent with all fields',
        params,
        data,
      }),
      async c => c.json(success(await readOfficeCustomer(deps, c.req.valid('param').id)), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/customers/{id}',
        permission,
        summary: 'Change a customer’s fields',
        params,
        headers: versionHeader,
        body: officeCustomerSave,
        data,
      }),
      async c => {
        const { id } = c.req.valid('param');
        const seen = seenVersion(c.req.valid('header'));
        const change = c.req.valid('json');
        const saved = await changeOfficeCustomer(deps, asStaff(c.get('caller')), id, change, seen);
        return c.json(success(saved), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/customers/{id}/subagents',
        permission,
        summary: 'The subagents, with their balances and sales',
        params,
        query: periodQuery,
        data: subagentTree,
      }),
      async c => {
        const { id } = await readOfficeCustomer(deps, c.req.valid('param').id);
        const period = periodOf(c.req.valid('query'), deps.clock.now());
        return c.json(success(await readSubagents(deps, id, period)), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/customers/{id}/sales',
        permission,
        summary: 'Sales of an agent and the subagents, by seller and by day',
        params,
        query: periodQuery,
        data: agentSales,
      }),
      async c => {
        const { id } = await readOfficeCustomer(deps, c.req.valid('param').id);
        const period = periodOf(c.req.valid('query'), deps.clock.now());
        return c.json(success(await readSales(deps, id, period)), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/customers/{id}/statement',
        permission,
        summary: 'The statement of an agent’s balance with its authors, newest first',
        params,
        query: officeStatementQuery,
        data: officeStatementPage,
      }),
      async c => {
        const page = c.req.valid('query');
        const statement = await readOfficeStatement(deps, c.req.valid('param').id, page);
        return c.json(success({ ...statement, ...page }), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/customers/{id}/level',
        permission,
        summary: 'Set as super agent, agent or normal user',
        params,
        headers: versionHeader,
        body: levelChange,
        data,
      }),
      async c => {
        const { id } = c.req.valid('param');
        const seen = seenVersion(c.req.valid('header'));
        const change = c.req.valid('json');
        await changeLevel(deps, asStaff(c.get('caller')), id, change, seen, c.get('language'));
        return c.json(success(await readOfficeCustomer(deps, id)), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/customers/{id}/superior',
        permission,
        summary: 'Set the superior agent',
        params,
        headers: versionHeader,
        body: superiorChange,
        data,
      }),
      async c => {
        const { id } = c.req.valid('param');
        const seen = seenVersion(c.req.valid('header'));
        const { superiorId } = c.req.valid('json');
        await changeSuperior(deps, asStaff(c.get('caller')), id, superiorId, seen);
        return c.json(success(await readOfficeCustomer(deps, id)), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/customers/{id}/balance',
        permission,
        summary: 'Reset an agent’s balance, with a reason',
        params,
        body: balanceReset,
        data,
      }),
      async c => {
        const { id } = c.req.valid('param');
        await resetAgentBalance(deps, asStaff(c.get('caller')), id, c.req.valid('json'), c.get('language'));
        return c.json(success(await readOfficeCustomer(deps, id)), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/customers/{id}/credit',
        permission,
        summary: 'Set an agent’s credit limit',
        params,
        headers: versionHeader,
        body: creditChange,
        data,
      }),
      async c => {
        const { id } = c.req.valid('param');
        const seen = seenVersion(c.req.valid('header'));
        const change = c.req.valid('json');
        await changeCredit(deps, asStaff(c.get('caller')), id, change, seen, c.get('language'));
        return c.json(success(await readOfficeCustomer(deps, id)), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/customers/{id}/status',
        permission,
        summary: 'Activate or deactivate an account; deactivation ends its sessions',
        params,
        headers: versionHeader,
        body: statusChange,
        data,
      }),
      async c => {
        const { id } = c.req.valid('param');
        const seen = seenVersion(c.req.valid('header'));
        const change = c.req.valid('json');
        const changed = await changeCustomerStatus(deps, asStaff(c.get('caller')), id, change, seen);
        return c.json(success(changed), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/customers/{id}/password-link',
        permission,
        summary: 'Send a link to set a new password',
        params,
        data: sentPasswordLink,
      }),
      async c => {
        const { id } = c.req.valid('param');
        return c.json(success(await resetCustomerPassword(deps, asStaff(c.get('caller')), id)), 200);
      },
    );
}
