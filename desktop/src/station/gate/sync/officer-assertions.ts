import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type OfficerAssertion, officerAssertion } from '@gangway/shared/contract/office/gate/stations.ts';
import { z } from 'zod';
import { writePrivately } from '../../lib/private-file.ts';

/** The API's limit per batch. */
const MOST_AT_ONCE = 50;
/** Longer times offline are handled by a supervisor. */
const KEPT_MS = 30 * 86_400_000;

/** `session`: a digest of its token; `isOver`: the server has refused that token since. */
const keptAssertion = officerAssertion.extend({
  session: z.string().default(''),
  isOver: z.boolean().default(false),
});
const shape = z.array(keptAssertion);

/** When the session of a token ends, and whether the server has ended it early. */
export interface SessionEnd {
  expiresAt: Date;
  isOver: boolean;
}

interface AssertionsDeps {
  file: string;
  /** Receives a file that could not be written, for the log. */
  report: (fault: unknown) => void;
  write?: (file: string, text: string) => Promise<void>;
}

export type OfficerAssertions = ReturnType<typeof openOfficerAssertions>;

/** The disk contains no token, and nothing that one could be derived from. */
const digestOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * The server's assertions of who was signed in at this station and when, stored beside the outbox: scans may be sent
 * while another user is signed in (R136). Memory is ahead of the file, which is written one change at a time: a full
 * disk delays the file and never the outbox.
 */
export function openOfficerAssertions({ file, report, write = writePrivately }: AssertionsDeps) {
  let kept = read(file);
  let isWritten = true;
  let writing: Promise<void> = Promise.resolve();

  function save(): Promise<void> {
    isWritten = false;
    const turn = async () => {
      // The changes since were written with the run before.
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
    /** Stores the server's assertion for this token. Resolves when the file was written, or could not be. */
    keep(assertion: OfficerAssertion, token: string): Promise<void> {
      // By the server's times alone: this computer's clock may be months ahead.
      const oldest = new Date(Date.parse(assertion.issuedAt) - KEPT_MS).toISOString();
      const others = kept.filter(
        one =>
          one.expiresAt > oldest &&
          !(one.officerId === assertion.officerId && one.issuedAt === assertion.issuedAt),
      );
      kept = [{ ...assertion, session: digestOf(token), isOver: false }, ...others];
      return save();
    },
    /** Notes that the server refuses this token. The note survives a restart without a network. */
    end(token: string): Promise<void> {
      const ended = ofSession(token);
      if (!ended || ended.isOver) return writing;
      kept = kept.map(one => (one === ended ? { ...one, isOver: true } : one));
      return save();
    },
    /** When the session of a token ends; null if the server has not sent it. */
    endOf(token: string): SessionEnd | null {
      const existing = ofSession(token);
      return existing ? { expiresAt: new Date(existing.expiresAt), isOver: existing.isOver } : null;
    },
    /** Writes what could not be written before, if anything. */
    async retry(): Promise<void> {
      if (!isWritten) await save();
    },
    /** The assertions for the officers of these scans, newest first. */
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
    // No file yet, or a damaged one: the next sync brings the assertion for the signed-in user.
    return [];
  }
}
