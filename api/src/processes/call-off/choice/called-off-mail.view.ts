import type { CalledOffMail } from '../../../reservations/sailing-cancellations/called-off-parties.repository.ts';

/** The data of the mail's job; `reminder` if the party was asked before. */
export function calledOffMailJob(
  { orderId, reason, until, otherwise, bonusPercent, keptSailingId }: CalledOffMail,
  { reminder = false } = {},
): Record<string, string> {
  return {
    kind: 'called-off',
    orderId,
    reason,
    until: until.toISOString(),
    otherwise,
    bonusPercent: String(bonusPercent),
    ...(keptSailingId !== null && { keptSailingId: String(keptSailingId) }),
    ...(reminder && { reminder: 'yes' }),
  };
}
