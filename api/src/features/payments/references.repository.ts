import type { PaymentProvider } from '@gangway/shared/contract/base/vocabulary.ts';
import { sql } from 'kysely';
import type { Connection } from '../../lib/database/database.ts';

/** Whether a payment or a refund of the provider already has this reference. */
export async function isReferenceKnown(
  db: Connection,
  provider: PaymentProvider,
  reference: string,
): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from payments where provider = ${provider} and gateway_reference = ${reference})
      or exists (select from refunds where provider = ${provider} and gateway_reference = ${reference}) as known
  `.execute(db);
  return rows[0]?.known === true;
}
