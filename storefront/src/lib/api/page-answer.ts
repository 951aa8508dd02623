import { PAGE_ANSWERS_ID, type PageAnswers } from '@gangway/shared/contract/base/page-answers.ts';
import { FRESH_MS } from './fresh.ts';

let answers: PageAnswers | undefined;

const parse = (): PageAnswers =>
  JSON.parse(document.getElementById(PAGE_ANSWERS_ID)?.textContent || '{}') as PageAnswers;

/**
 * The answer to a GET call that was included in the page, and its time. Undefined if it is too old: a page may be stored
 * for hours before it is opened again.
 */
export function pageAnswer<Data>(address: string): { data: Data; at: number } | undefined {
  answers ??= parse();
  const answer = answers[address];
  const now = Date.now();
  if (!answer || now - answer.at > FRESH_MS) return undefined;
  // The device's clock may be behind the server's: no answer is newer than now.
  return { data: answer.data as Data, at: Math.min(answer.at, now) };
}
