import type { Language, Session } from '@gangway/shared/contract/base/vocabulary.ts';

/** What a mail says, before it is set as HTML and as plain text. */
export interface MailContent {
  language: Language;
  /** The light it is shown in. */
  session: Session;
  /** Null where it is about no sailing. */
  sessionName: string | null;
  operator: string;
  subject: string;
  heading: string;
  greeting: string;
  paragraphs: string[];
  /** A label and what stands beside it, one line or several. */
  facts: { label: string; lines: string[] }[];
  /** What is said once the facts are known. */
  afterwards: string[];
  action: { label: string; url: string; note?: string } | null;
  closing: string;
  help: string;
  /** Why this mail came. */
  reason: string;
}
