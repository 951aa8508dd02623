/** What the mail says that asks the party of a canceled sailing what it wants. */
export interface CalledOffMail {
  orderId: string;
  reason: string;
  until: Date;
  otherwise: string;
  bonusPercent: number;
  keptSailingId: number | null;
}

/** The data of its job; `reminder` where the party was asked before. */
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
