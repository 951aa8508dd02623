import { forgetOldSessions } from './auth/sessions.ts';
import { sendCodeSms } from './customers/code-sms.ts';
import { forgetSolutions } from './human-check/human-check.service.ts';
import type { Deps } from './lib/context.ts';
import { forgetKeys } from './lib/idempotency.ts';
import type { JobHandlers } from './lib/jobs.ts';
import { sendMail } from './mail/send-mail.ts';
import { forgetCodes } from './one-time-codes/forget-codes.ts';
import { createSmsLog } from './one-time-codes/sms.ts';
import { completeOrders } from './orders/completion.ts';
import { expireHolds } from './orders/hold-expiry.ts';
import { forgetDocuments } from './orders/personal-data.ts';
import { retryRefunds, settleRefund } from './payments/refunds.service.ts';
import { notifyShop } from './payments/sandbox-bank/bank.service.ts';

/** Who does the work of each queue. */
export function createJobHandlers(deps: Deps): JobHandlers {
  const sms = createSmsLog(deps.log);
  return {
    'send-mail': data => sendMail(deps, data),
    'send-sms': ({ codeId = '' }) => sendCodeSms(deps, sms, codeId),
    'settle-refund': ({ refundId = '' }) => settleRefund(deps, refundId),
    'retry-refunds': () => retryRefunds(deps),
    'sandbox-notify': data => notifyShop(deps, data),
    'expire-holds': () => expireHolds(deps),
    'complete-orders': () => completeOrders(deps),
    'forget-expired': async () => {
      await forgetKeys(deps);
      await forgetOldSessions(deps);
      await forgetCodes(deps);
      await forgetSolutions(deps);
      await forgetDocuments(deps);
    },
  };
}
