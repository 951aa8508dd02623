import type { Language, Session } from '@gangway/shared/contract/base/vocabulary.ts';

/** The content of a mail, before it is rendered as HTML and as plain text. */
export interface MailContent {
  language: Language;
  /** The session, whose colors the mail has. */
  session: Session;
  /** Null for a mail without a sailing. */
  sessionName: string | null;
  operator: string;
  subject: string;
  heading: string;
  greeting: string;
  paragraphs: string[];
  /** A label with one or more lines. */
  facts: { label: string; lines: string[] }[];
  /** Paragraphs after the facts. */
  afterwards: string[];
  action: { label: string; url: string; note?: string } | null;
  closing: string;
  help: string;
  /** Why the recipient gets this mail. */
  reason: string;
}
