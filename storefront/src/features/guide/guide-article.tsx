/*
 * The operator's own texts: on board, luggage, FAQ.
 */

import type { GuideEntry, GuidePage } from '@gangway/shared/contract/guide.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { guideIcons } from '../../lib/guide/guide-icons.ts';
import { LoadFailed, Loading } from '../../lib/page/loading-parts.tsx';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { FurtherHelp } from './further-help.tsx';
import styles from './guide-article.module.css';
import { Questions } from './questions.tsx';
import { Sections } from './sections.tsx';

interface GuideArticleProps {
  page: GuidePage;
  entries: UseQueryResult<GuideEntry[]>;
}

/** A page of the guide with its entries, and where to ask further. */
export function GuideArticle({ page, entries }: GuideArticleProps) {
  const { t } = useTranslation(['guide', 'site']);
  usePageTitle(t(`pages.${page}.title`));
  const List = page === 'faq' ? Questions : Sections;
  return (
    <article className={`${styles.page} wrap`}>
      <header className={styles.head}>
        <span className={styles.mark}>
          <Icon name={guideIcons[page]} size={32} />
        </span>
        <div className={styles.title}>
          <h1>{t(`pages.${page}.title`)}</h1>
          <p className={styles.lead}>{t(`pages.${page}.lead`)}</p>
        </div>
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          {entries.isPending && <Loading heights={['24rem']} />}
          {entries.isError && <LoadFailed query={entries} title={t('site:failure.title')} />}
          {entries.data && <List entries={entries.data} page={page} />}
        </div>
        <FurtherHelp page={page} />
      </div>
    </article>
  );
}
