/** Somebody to sign in as: the password is published, so these accounts belong to demonstrations only. */
export interface DemonstrationAccount {
  /** Where one signs in. */
  site: 'storefront' | 'back office';
  username: string;
  password: string;
  /** For people who have never heard of this system. */
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

/** Every account of the seed whose password is known. */
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
