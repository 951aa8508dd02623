import { readFileSync } from 'node:fs';
import { type OfficerAssertion, officerAssertion } from '@gangway/shared/contract/office/gate/stations.ts';
import { z } from 'zod';
import { writePrivately } from '../../lib/private-file.ts';

/** The server takes no more with one batch. */
const MOST_AT_ONCE = 50;
/** A gate that was apart for longer is a matter for a supervisor. */
const KEPT_MS = 30 * 86_400_000;

const shape = z.array(officerAssertion);

export type OfficerAssertions = ReturnType<typeof openOfficerAssertions>;

/**
 * The server's word of who was signed in at this station and when, kept beside the outbox: scans are sent by whoever is
 * signed in later.
 */
export function openOfficerAssertions(file: string, now: () => Date) {
  let kept = read(file);
  return {
    async keep(assertion: OfficerAssertion): Promise<void> {
      const oldest = new Date(now().getTime() - KEPT_MS).toISOString();
      const others = kept.filter(
        one =>
          one.expiresAt > oldest &&
          !(one.officerId === assertion.officerId && one.issuedAt === assertion.issuedAt),
      );
      kept = [assertion, ...others];
      await writePrivately(file, JSON.stringify(kept));
    },
    /** Those of the officers of these scans, the newest first. */
    of(scans: readonly { officerId: string }[]): string[] {
      const officers = new Set(scans.map(({ officerId }) => officerId));
      return kept
        .filter(({ officerId }) => officers.has(officerId))
        .slice(0, MOST_AT_ONCE)
        .map(({ assertion }) => assertion);
    },
  };
}

function read(file: string): OfficerAssertion[] {
  try {
    return shape.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // None yet, or a damaged file: the next sync brings that of who is signed in.
    return [];
  }
}
