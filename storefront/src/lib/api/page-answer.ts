import { PAGE_ANSWERS_ID, type PageAnswers } from '@gangway/shared/contract/base/page-answers.ts';
import { FRESH_MS } from './fresh.ts';

let answers: PageAnswers | undefined;

const parse = (): PageAnswers =>
  JSON.parse(document.getElementById(PAGE_ANSWERS_ID)?.textContent || '{}') as PageAnswers;

/**
 * The answer to a GET call that came with the page, and when it was given. None once it is too old to be shown unasked:
 * a page may lie about for hours before it is opened again.
 */
export function pageAnswer<Data>(address: string): { data: Data; at: number } | undefined {
  answers ??= parse();
  const answer = answers[address];
  const now = Date.now();
  if (!answer || now - answer.at > FRESH_MS) return undefined;
  // A device's clock may be behind the server's: nothing is fresher than what has just been answered.
  return { data: answer.data as Data, at: Math.min(answer.at, now) };
}
