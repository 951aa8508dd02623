import { failureOf } from '@gangway/shared/contract/base/api-error.ts';
import type { GuidePage } from '@gangway/shared/contract/guide.ts';
import { GuideArticle } from '../../../features/guide/guide-article.tsx';
import { useGuidePage } from '../../../features/guide/requests/guide-page.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import NotFoundScreen from '../not-found-screen.tsx';

/** A page of the operator's own texts, which does not exist while the operator has not written it (R416). */
export function GuideScreen({ page }: { page: GuidePage }) {
  const entries = useGuidePage(page, useFormat().language);
  if (failureOf(entries.error) === 'not-found') return <NotFoundScreen />;
  return <GuideArticle page={page} entries={entries} />;
}
