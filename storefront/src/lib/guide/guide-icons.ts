import type { GuidePage } from '@gangway/shared/contract/guide.ts';
import type { IconName } from '../../ui/icons/icon.tsx';

/** The icon of each page of the guide, on the page itself and at links to it. */
export const guideIcons: Readonly<Record<GuidePage, IconName>> = {
  'on-board': 'ship',
  luggage: 'luggage',
  faq: 'question',
};
