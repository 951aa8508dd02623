/*
 * Terms, privacy policy and the notice on personal data.
 */

import { isMalaysian } from '@gangway/shared/contract/entries/home-country.ts';
import type { LegalPageName, LegalText } from '@gangway/shared/contract/legal.ts';
import { type LegalArticle, readLegalText, withFigures } from '@gangway/shared/domain/legal-text.ts';
import { useTranslation } from 'react-i18next';
import { Link, useSearch } from 'wouter';
import { useFormat } from '../../lib/format/use-format.ts';
import { LoadFailed, LoadingText } from '../../lib/page/loading-parts.tsx';
import { usePageTitle } from '../../lib/page/page-title.ts';
import styles from './legal-page.module.css';
import { useLegalText } from './requests/legal.ts';
import { useFigures } from './use-figures.ts';

/** The date on which the template was last changed. */
const TEMPLATE_SINCE = '2026-11-27';

/** A legal page with a table of contents: the operator's version that holds, or the template. */
export function LegalPage({ page }: { page: LegalPageName }) {
  const { t } = useTranslation(['legal', 'site']);
  const { plainDate, language } = useFormat();
  const edition = new URLSearchParams(useSearch()).get('edition');
  const text = useLegalText(page, language, edition);
  const article = useArticle(page, text.data);
  const title = t(page === 'pdpa' && !isMalaysian() ? 'site:footer.dataNotice' : `${page}.title`);
  usePageTitle(title);
  return (
    <article className={`${styles.page} wrap`}>
      <header className={styles.head}>
        <h1>{title}</h1>
        {text.data !== undefined && (
          <p className="muted">{t('updated', { date: plainDate(text.data?.validFrom ?? TEMPLATE_SINCE) })}</p>
        )}
      </header>
      {text.isError && <LoadFailed query={text} title={t('site:failure.title')} />}
      {!text.isError && (article ? <Article article={article} /> : <LoadingText lines={8} />)}
      {text.data && <OtherVersions text={text.data} isChosen={edition !== null} />}
    </article>
  );
}

/** Undefined until its text and its figures are known. */
function useArticle(page: LegalPageName, text: LegalText | null | undefined): LegalArticle | undefined {
  const { t } = useTranslation('legal');
  const figures = useFigures();
  if (text === undefined || !figures) return undefined;
  if (text) return readLegalText(withFigures(text.text, figures));
  return {
    intro: [t(`${page}.intro`, figures)],
    sections: t(`${page}.sections`, { returnObjects: true, ...figures }),
  };
}

function Article({ article: { intro, sections } }: { article: LegalArticle }) {
  const { t } = useTranslation('legal');
  return (
    <>
      {intro.map(paragraph => (
        <p key={paragraph} className={styles.intro}>
          {paragraph}
        </p>
      ))}
      {sections.length > 0 && (
        <nav aria-label={t('contents')}>
          <ol className={styles.contents}>
            {sections.map(({ heading }, index) => (
              <li key={heading}>
                <a href={`#section-${index + 1}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {sections.map(({ heading, paragraphs }, index) => (
        <section key={heading} id={`section-${index + 1}`} className={styles.section}>
          <h2>{heading}</h2>
          {paragraphs.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </>
  );
}

/** Customers read what they agreed to, and what will hold, under the page that holds. */
function OtherVersions({ text: { others }, isChosen }: { text: LegalText; isChosen: boolean }) {
  const { t } = useTranslation('legal');
  const { plainDate } = useFormat();
  if (others.length === 0) return null;
  return (
    <nav className={styles.section} aria-labelledby="other-versions">
      <h2 id="other-versions">{t('others.heading')}</h2>
      <ul className={styles.contents}>
        {isChosen && (
          <li>
            <Link href="?">{t('others.today')}</Link>
          </li>
        )}
        {others.map(({ id, validFrom }) => (
          <li key={id}>
            <Link href={`?edition=${id}`}>{t('updated', { date: plainDate(validFrom) })}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
