import type { SeededRandom } from '@gangway/shared/domain/codes/seeded-random.ts';
import { assemble } from '@gangway/shared/domain/codes/ticket-code.ts';

/** The code of a ticket in its real format, with a random signature. */
export function someTicketCode(random: SeededRandom): string {
  const id = Buffer.from(random.bytes(16)).toString('hex');
  return assemble(
    {
      keyId: 1 + random.below(255),
      ticketId: id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
      sailingId: 1 + random.below(100_000),
      verificationSecret: random.bytes(8),
    },
    random.bytes(64),
  );
}
