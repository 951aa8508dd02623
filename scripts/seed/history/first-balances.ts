import { addDays, type LocalDate } from '@gangway/shared/domain/time/local-date.ts';
import type { Random } from '../ground/random.ts';
import { startOfDay } from '../ground/start-of-day.ts';
import { retiredAgent } from '../people/agents.ts';
import type { Booking, LedgerAccountIds } from './ledger.ts';

const HOUR_MS = 3_600_000;

/** The credit limits of longstanding agents. */
export const creditSen: Readonly<Record<string, number>> = { bahari: 500_000, oceanlink: 300_000 };

/** What agents have today beyond the amounts of their orders: ringgit from the operator, or from their superior. */
const fillings: readonly (readonly [username: string, ringgit: number, reason: string])[] = [
  ['bahari', 26_000, 'Bank transfer received'],
  ['oceanlink', 18_000, 'Bank transfer received'],
  ['meilin', 8_000, 'School holiday season'],
  ['kembara', 5_000, ''],
  ['hanbada', 6_500, '설 연휴 단체'],
  ['georgetown', 3_200, ''],
];

/** The balances of the demonstration, and one that was closed when its agent left. */
export function firstBookings(
  random: Random,
  accounts: LedgerAccountIds,
  today: LocalDate,
  houseAuthor: string,
): Booking[] {
  const noon = (daysAgo: number) => new Date(startOfDay(addDays(today, -daysAgo)) + 12 * HOUR_MS);
  const accountOf = (username: string) => {
    const account = accounts.agents.find(agent => agent.username === username);
    if (!account) throw new RangeError(`${username} has no account`);
    return account;
  };
  const filled = fillings.map(([username, ringgit, reason]): Booking => {
    const account = accountOf(username);
    const superior = accounts.agents.find(({ customerId }) => customerId === account.superiorId);
    const at = noon(superior ? 3 : 4);
    return {
      id: random.uuid(at),
      kind: superior ? 'transfer' : 'top-up',
      fromAccountId: superior?.id ?? accounts.fundingId,
      toAccountId: account.id,
      amountSen: ringgit * 100,
      at,
      author: superior ? `customer:${superior.customerId}` : houseAuthor,
      reason,
    };
  });
  const retired = accountOf(retiredAgent);
  const closing = { amountSen: 120_000, author: houseAuthor };
  return [
    ...filled,
    {
      ...closing,
      id: random.uuid(noon(230)),
      kind: 'top-up',
      at: noon(230),
      reason: 'Bank transfer received',
      fromAccountId: accounts.fundingId,
      toAccountId: retired.id,
    },
    {
      ...closing,
      id: random.uuid(noon(190)),
      kind: 'reset',
      at: noon(190),
      reason: 'Left the trade; balance paid out',
      fromAccountId: retired.id,
      toAccountId: accounts.fundingId,
    },
  ];
}
