import type { Language, Session } from '@gangway/shared/contract/base/vocabulary.ts';

/** The content of a mail, before it is rendered as HTML and as plain text. */
export interface MailContent {
  language: Language;
  /** The light it is shown in. */
  session: Session;
  /** Null if it is about no sailing. */
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
  /** Why this mail came. */
  reason: string;
}
