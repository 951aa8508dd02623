import {
  officeVoucherDetail,
  officeVoucherPage,
  voucherCancelRequest,
  voucherCodeShown,
  voucherParams,
  vouchersQuery,
} from '@gangway/shared/contract/office/orders/vouchers.ts';
import { inSnapshot } from '../../lib/database/snapshot.ts';
import type { Deps } from '../../lib/http/context.ts';
import { endpoint, success } from '../../lib/http/endpoint.ts';
import { createRouter } from '../../lib/http/router.ts';
import {
  cancelOfficeVoucher,
  listVouchers,
  readVoucher,
  showVoucherCode,
} from './office-vouchers.service.ts';

/** Vouchers in the back office (R244). They are sold in api/src/processes/pay. */
export function createOfficeVoucherRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/vouchers',
        permission: 'orders.read',
        summary: 'Vouchers',
        query: vouchersQuery,
        data: officeVoucherPage,
      }),
      async c => c.json(success(await listVouchers(deps, c.req.valid('query'))), 200),
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/vouchers/{id}',
        permission: 'orders.read',
        summary: 'A voucher with its statement',
        params: voucherParams,
        data: officeVoucherDetail,
      }),
      async c => {
        const { id } = c.req.valid('param');
        const voucher = await inSnapshot(deps.db, db => readVoucher(db, id, deps.clock.now()));
        return c.json(success(voucher), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/vouchers/{id}/code',
        permission: 'orders.sell',
        summary: 'Show the code of a voucher',
        params: voucherParams,
        data: voucherCodeShown,
      }),
      async c => {
        const { id } = c.req.valid('param');
        return c.json(success(await showVoucherCode(deps, c.get('caller'), id)), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/vouchers/{id}/cancel',
        permission: 'vouchers.cancel',
        summary: 'Cancel a voucher',
        params: voucherParams,
        body: voucherCancelRequest,
        data: officeVoucherDetail,
      }),
      async c => {
        const { id } = c.req.valid('param');
        const canceled = await cancelOfficeVoucher(deps, c.get('caller'), id, c.req.valid('json'));
        return c.json(success(canceled), 200);
      },
    );
}
