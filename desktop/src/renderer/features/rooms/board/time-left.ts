const MINUTE_MS = 60_000;

export type TimeLeft =
  | { kind: 'leaving' }
  | { kind: 'minutes'; minutes: number }
  | { kind: 'hours'; hours: number; minutes: number }
  | { kind: 'days'; days: number; hours: number };

/** The time until an instant, in units that suit its length. */
export function timeLeft(until: Date, now: Date): TimeLeft {
  const minutes = Math.floor((until.getTime() - now.getTime()) / MINUTE_MS);
  if (minutes < 1) return { kind: 'leaving' };
  if (minutes < 60) return { kind: 'minutes', minutes };
  const hours = Math.floor(minutes / 60);
  return hours < 24
    ? { kind: 'hours', hours, minutes: minutes % 60 }
    : { kind: 'days', days: Math.floor(hours / 24), hours: hours % 24 };
}
