import type { Database, Transaction } from '../../lib/database/database.ts';

/** Gives a ticket another secret and the key that signs now, so that every code of before is refused. */
export async function setTicketSecret(
  trx: Transaction<Database>,
  ticketId: string,
  { signingKeyId, verificationSecret }: { signingKeyId: number; verificationSecret: Buffer },
): Promise<void> {
  await trx
    .updateTable('tickets')
    .set({ signing_key_id: signingKeyId, verification_secret: verificationSecret })
    .where('id', '=', ticketId)
    .execute();
}
