import { forgetOldSessions } from './auth/sessions.ts';
import { forgetUnusedPictures } from './content/unused-pictures.ts';
import { sendCodeSms } from './customers/code-sms.ts';
import { forgetPasswordLinks } from './customers/password-link/password-links.service.ts';
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
import { cancelSailings } from './sailings/cancellation/cancellation-job.ts';
import { notifyOfMove } from './sailings/sailing-moves.ts';

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
    'announce-move': data => notifyOfMove(deps, data),
    'cancel-sailings': () => cancelSailings(deps),
    'forget-expired': async () => {
      await forgetKeys(deps);
      await forgetOldSessions(deps);
      await forgetCodes(deps);
      await forgetPasswordLinks(deps);
      await forgetSolutions(deps);
      await forgetDocuments(deps);
      await forgetUnusedPictures(deps);
    },
  };
}
