/** An account to sign in with. The password is published, so these accounts are only for demonstrations. */
export interface DemonstrationAccount {
  /** The client to sign in to. */
  site: 'storefront' | 'back office';
  username: string;
  password: string;
  /** For readers who do not know the system. */
  who: string;
}

const STAFF_PASSWORD = 'Gangway#2026';
const CUSTOMER_PASSWORD = 'Selat#2026';

const staff = (username: string, who: string): DemonstrationAccount => ({
  site: 'back office',
  username,
  password: STAFF_PASSWORD,
  who,
});
const customer = (username: string, who: string): DemonstrationAccount => ({
  site: 'storefront',
  username,
  password: CUSTOMER_PASSWORD,
  who,
});

/** Every account of the seed with a known password. */
export const demonstrationAccounts: readonly DemonstrationAccount[] = [
  customer('family', 'a customer with a family, and orders in every state'),
  customer('bahari', 'a super agent, with agents below'),
  customer('meilin', 'an agent of Bahari’s, with a balance'),
  customer('jisoo', 'a normal user below Meilin'),
  staff('admin', 'the administrator'),
  staff('manager', 'the manager: prices, sailings, users and reports'),
  staff('frontdesk', 'the front desk: orders, cabins and cash'),
  staff('supervisor', 'the supervisor of the gates'),
  staff('gate', 'an officer at the gate'),
];

/** The published password of an account. Throws a RangeError when it has none. */
export function passwordOf(username: string): string {
  const account = demonstrationAccounts.find(candidate => candidate.username === username);
  if (!account) throw new RangeError(`${username} is not a demonstration account`);
  return account.password;
}
