/** A part of the table `audit_entries`, with the entries of some months or of none yet. */
export interface AuditPart {
  name: string;
  isDefault: boolean;
  /** The time of its first entries; null for the first part, which begins with all. */
  from: Date | null;
  /** The first moment after it; null for the default part. */
  until: Date | null;
}

/** A part with a beginning and an end. */
export interface Months {
  from: Date;
  until: Date;
}

/** So many months after the present one have parts of their own. */
const AHEAD = 3;
/** The default part gives up what is before the next month but one: nothing of the time of the change is written beyond it. */
const CLOSED_AHEAD = 2;

/** The first moment of a month, in UTC, some months after that of an instant. */
const monthStart = (instant: Date, later = 0): Date =>
  new Date(Date.UTC(instant.getUTCFullYear(), instant.getUTCMonth() + later, 1));

/** `2027-02`, of the month of an instant. */
export const monthName = (instant: Date): string => instant.toISOString().slice(0, 7);

/** The month that ends at an instant. */
export const monthBefore = (until: Date): string => monthName(new Date(until.getTime() - 1));

/** Where the last part with an end ends; null before there is one. */
export const lastEnd = (parts: readonly AuditPart[]): Date | null =>
  parts.reduce<Date | null>((last, { until }) => (until && (!last || until > last) ? until : last), null);

/** Until when the default part becomes a part of its own: later than now, and than all that it has. */
export const closingOf = (now: Date, latest: Date | null): Date =>
  monthStart(latest && latest > now ? latest : now, CLOSED_AHEAD);

/** The months that get parts now, the first of which begins where the parts end so far (R471). */
export function monthsToMake(now: Date, end: Date): Months[] {
  const months: Months[] = [];
  for (let from = end; from <= monthStart(now, AHEAD); from = monthStart(from, 1))
    months.push({ from, until: monthStart(from, 1) });
  return months;
}

/**
 * The next part to archive (R472): the oldest that is not, if all of it is older than so many months.
 *
 * @param archivedUntil Until when entries have been archived; null for none.
 * @param keptMonths So many whole months before the present one stay in the database.
 */
export function nextToArchive(
  parts: readonly AuditPart[],
  archivedUntil: Date | null,
  now: Date,
  keptMonths: number,
): (AuditPart & { until: Date }) | undefined {
  const before = monthStart(now, -keptMonths);
  const ended = parts.filter((part): part is AuditPart & { until: Date } => part.until !== null);
  return ended
    .filter(({ until }) => until <= before && (!archivedUntil || until > archivedUntil))
    .sort((a, b) => a.until.getTime() - b.until.getTime())[0];
}
