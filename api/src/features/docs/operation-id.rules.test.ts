import { expect, test } from 'vitest';
import { operationIdOf } from './operation-id.rules.ts';

test.each([
  ['get', '/sailings', 'getSailings'],
  ['get', '/sailings/{id}', 'getSailing'],
  ['get', '/sailings/{id}/seats', 'getSailingSeats'],
  ['post', '/orders/{number}/cancel/preview', 'postOrderCancelPreview'],
  ['post', '/orders/batch/cancel/preview', 'postOrdersBatchCancelPreview'],
  ['get', '/orders/tickets.pdf', 'getOrdersTicketsPdf'],
  ['get', '/orders/{number}/tickets.pdf', 'getOrderTicketsPdf'],
  ['get', '/guide/{page}', 'getGuideByPage'],
  ['get', '/monitor/{sailingId}/events', 'getMonitorBySailingIdEvents'],
  ['post', '/sysUser/delete/{id}', 'postSysUserDeleteById'],
  ['post', '/office/waitlists/{sailingId}/parties/{id}/end', 'postOfficeWaitlistPartyEnd'],
  ['get', '/office/promo-codes', 'getOfficePromoCodes'],
])('%s %s is %s', (method, path, name) => expect(operationIdOf(method, path)).toBe(name));
