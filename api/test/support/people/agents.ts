import type { CustomerLevel } from '@gangway/shared/contract/base/vocabulary.ts';
import { topUp } from '../../../src/accounts/ledger/ledger.service.ts';
import { inTransaction } from '../../../src/lib/database/database.ts';
import type { TestApp } from '../test-app.ts';
import { type SignedIn, signInCustomer } from './accounts.ts';

export interface TestAgent extends SignedIn {
  username: string;
  referralCode: string;
}

/** A signed-in agent with a name, optionally below another, with a balance and credit. */
export async function signInAgent(
  gangway: TestApp,
  name: string,
  options: { level?: CustomerLevel; below?: TestAgent; balanceSen?: number; creditSen?: number } = {},
): Promise<TestAgent> {
  const { level = 'agent', below, balanceSen = 0, creditSen = 0 } = options;
  const { deps } = gangway;
  const signedIn = await signInCustomer(gangway, level);
  const referralCode = name.toUpperCase();
  await inTransaction(deps, 'system:test', async trx => {
    await trx
      .updateTable('customers')
      .set({
        username: name,
        real_name: `Mr ${name}`,
        referral_code: referralCode,
        superior_id: below?.id ?? null,
      })
      .where('id', '=', signedIn.id)
      .execute();
    if (balanceSen > 0)
      await topUp(trx, deps, {
        customerId: signedIn.id,
        amountSen: balanceSen,
        reason: 'cash received',
        author: 'staff:somebody',
      });
    if (creditSen > 0)
      await trx
        .updateTable('ledger_accounts')
        .set({ limit_sen: -creditSen })
        .where('customer_id', '=', signedIn.id)
        .execute();
  });
  return { ...signedIn, username: name, referralCode };
}
