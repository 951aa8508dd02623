import { type GuidePage, guidePages } from '@gangway/shared/contract/guide.ts';
import type { BulkInsert } from '../ground/bulk.ts';
import { faq } from './faq.ts';
import type { GuideSeed } from './guide-seed.ts';
import { luggage } from './luggage.ts';
import { onBoard } from './on-board.ts';

const pages: Readonly<Record<GuidePage, readonly GuideSeed[]>> = { 'on-board': onBoard, luggage, faq };

/** The pages of texts for travelers, in every language. */
export async function writeGuide(insert: BulkInsert): Promise<void> {
  const entries = guidePages.flatMap(page =>
    pages[page].map(({ heading, text }, index) => ({ page, position: index + 1, heading, text })),
  );
  await insert('guide_entries', entries);
}
