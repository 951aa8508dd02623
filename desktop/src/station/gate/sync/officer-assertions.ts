import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type OfficerAssertion, officerAssertion } from '@gangway/shared/contract/office/gate/stations.ts';
import { z } from 'zod';
import { writePrivately } from '../../lib/private-file.ts';

/** The server takes no more with one batch. */
const MOST_AT_ONCE = 50;
/** A gate that was apart for longer is a matter for a supervisor. */
const KEPT_MS = 30 * 86_400_000;

/** `session`: a digest of the token that it was given to; `isOver`: the server has refused that token since. */
const keptAssertion = officerAssertion.extend({
  session: z.string().default(''),
  isOver: z.boolean().default(false),
});
const shape = z.array(keptAssertion);

/** When the session of a token ends, and whether the server has ended it before. */
export interface SessionEnd {
  expiresAt: Date;
  isOver: boolean;
}

interface AssertionsNeeds {
  file: string;
  now: () => Date;
  /** Receives a file that could not be written, for the log. */
  report: (fault: unknown) => void;
  write?: (file: string, text: string) => Promise<void>;
}

export type OfficerAssertions = ReturnType<typeof openOfficerAssertions>;

/** The disk has no token, nor anything that one could be made of. */
const digestOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * The server's word of who was signed in at this station and when, kept beside the outbox: scans are sent by whoever is
 * signed in later (R136). Memory leads and the file follows, one write after the other: a disk that is full delays the
 * file and never the outbox.
 */
export function openOfficerAssertions({ file, now, report, write = writePrivately }: AssertionsNeeds) {
  let kept = read(file);
  let isWritten = true;
  let writing: Promise<void> = Promise.resolve();

  function save(): Promise<void> {
    isWritten = false;
    const turn = async () => {
      // What came meanwhile was written with the turn before.
      if (isWritten) return;
      const text = JSON.stringify(kept);
      try {
        await write(file, text);
        if (text === JSON.stringify(kept)) isWritten = true;
      } catch (error) {
        report(error);
      }
    };
    writing = writing.then(turn);
    return writing;
  }

  const ofSession = (token: string) => kept.find(({ session }) => session === digestOf(token));

  return {
    /** Keeps what the server said for this token. Resolves when the file was written, or could not be. */
    keep(assertion: OfficerAssertion, token: string): Promise<void> {
      const oldest = new Date(now().getTime() - KEPT_MS).toISOString();
      const others = kept.filter(
        one =>
          one.expiresAt > oldest &&
          !(one.officerId === assertion.officerId && one.issuedAt === assertion.issuedAt),
      );
      kept = [{ ...assertion, session: digestOf(token), isOver: false }, ...others];
      return save();
    },
    /** Notes that the server takes this token no more. It stays noted over a restart without a network. */
    end(token: string): Promise<void> {
      const ended = ofSession(token);
      if (!ended || ended.isOver) return writing;
      kept = kept.map(one => (one === ended ? { ...one, isOver: true } : one));
      return save();
    },
    /** When the session of a token ends; null where the server has not said. */
    endOf(token: string): SessionEnd | null {
      const known = ofSession(token);
      return known ? { expiresAt: new Date(known.expiresAt), isOver: known.isOver } : null;
    },
    /** Writes what could not be written before, if anything. */
    async retry(): Promise<void> {
      if (!isWritten) await save();
    },
    /** Those of the officers of these scans, the newest first. */
    of(scans: readonly { officerId: string }[]): string[] {
      const officers = new Set(scans.map(({ officerId }) => officerId));
      return kept
        .filter(({ officerId }) => officers.has(officerId))
        .slice(0, MOST_AT_ONCE)
        .map(({ assertion }) => assertion);
    },
    /** Resolves when nothing is being written. */
    close: (): Promise<void> => writing,
  };
}

function read(file: string): z.output<typeof shape> {
  try {
    return shape.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // None yet, or a damaged file: the next sync brings that of who is signed in.
    return [];
  }
}
