import { forgetSolutions } from './accounts/human-check/human-check.service.ts';
import { forgetCodes } from './accounts/one-time-codes/check-code.service.ts';
import { forgetOldSessions } from './accounts/sessions/sessions.service.ts';
import { forgetStationCalls } from './accounts/stations/stations.service.ts';
import { expireVouchers } from './accounts/vouchers/expire-vouchers.job.ts';
import { archiveAudit } from './features/audit-log/archive-audit.job.ts';
import { makeAuditMonths } from './features/audit-log/make-audit-months.job.ts';
import { makeBackup } from './features/backups/make-backup.job.ts';
import { forgetUnusedPictures } from './features/content/unused-pictures.job.ts';
import { sendCodeSms } from './features/customers/codes/code-sms.job.ts';
import { forgetPasswordLinks } from './features/customers/password-link/password-links.service.ts';
import { forgetJobs } from './features/jobs/office-jobs.service.ts';
import { completeOrders } from './features/orders/completion.job.ts';
import { retryRefunds, settleRefund } from './features/payments/refunds.service.ts';
import { notifyShop } from './features/payments/sandbox-bank/bank.service.ts';
import { forgetPositions } from './features/queue/forget-positions.service.ts';
import { forgetCeremonies } from './features/staff/second-factor/passkeys.service.ts';
import { forgetParties } from './features/waitlist/forget-parties.service.ts';
import type { JobHandlers } from './lib/database/jobs.ts';
import type { Deps } from './lib/http/context.ts';
import { forgetKeys } from './lib/http/idempotency.repository.ts';
import { sendMail } from './mail/send-mail.job.ts';
import { cancelSailings } from './processes/call-off/cancel-sailings.job.ts';
import { tellGuests } from './processes/guest-messages/tell-guests.job.ts';
import { forgetVoyages } from './processes/personal-data/forget-voyages.job.ts';
import { forgetDocuments } from './processes/personal-data/orders-erasure.service.ts';
import { notifyDepartureChange } from './reservations/announcements/notify-departure-change.job.ts';
import { notifyVoyageChange } from './reservations/announcements/notify-voyage-change.job.ts';
import { forgetOrigins } from './reservations/hold-limits/screening.service.ts';
import { expireHolds } from './reservations/inventory/expire-holds.job.ts';
import { freeVouchers } from './reservations/payments/free-vouchers.job.ts';
import { freePromoUses } from './reservations/promos/promo-uses.service.ts';

/** The handler of each queue. */
export function createJobHandlers(deps: Deps): JobHandlers {
  return {
    'send-mail': data => sendMail(deps, data),
    'send-sms': ({ codeId = '' }) => sendCodeSms(deps, codeId),
    'settle-refund': ({ refundId = '' }) => settleRefund(deps, refundId),
    'retry-refunds': () => retryRefunds(deps),
    'sandbox-notify': data => notifyShop(deps, data),
    'expire-holds': () => expireHolds(deps),
    'complete-orders': () => completeOrders(deps),
    'notify-departure-change': data => notifyDepartureChange(deps, data),
    'notify-voyage-change': data => notifyVoyageChange(deps, data),
    'tell-guests': data => tellGuests(deps, data),
    'cancel-sailings': () => cancelSailings(deps),
    'expire-vouchers': () => expireVouchers(deps),
    'free-vouchers': async () => {
      await freeVouchers(deps);
      await freePromoUses(deps);
    },
    'make-backup': () => makeBackup(deps),
    'make-audit-months': () => makeAuditMonths(deps),
    'archive-audit': () => archiveAudit(deps),
    'forget-voyages': () => forgetVoyages(deps),
    'forget-expired': async () => {
      await forgetKeys(deps);
      await forgetOldSessions(deps);
      await forgetStationCalls(deps);
      await forgetCodes(deps);
      await forgetPasswordLinks(deps);
      await forgetCeremonies(deps);
      await forgetSolutions(deps);
      await forgetOrigins(deps);
      await forgetDocuments(deps);
      await forgetUnusedPictures(deps);
      await forgetPositions(deps);
      await forgetParties(deps);
      await forgetJobs(deps);
    },
  };
}
