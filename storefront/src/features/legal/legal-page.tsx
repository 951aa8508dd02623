/*
 * Terms, privacy policy and the notice on personal data.
 */

import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { usePublicSettings } from '../../lib/requests/public-settings.ts';
import { usePeopleAboard } from '../../lib/ships/people-aboard.ts';
import { SkeletonText } from '../../ui/status/skeleton.tsx';
import { ladderSentences } from './ladder-sentences.ts';
import styles from './legal-page.module.css';
import { policyNumbers } from './policy-numbers.ts';

/** The date on which these texts were last changed. */
const IN_FORCE_SINCE = '2026-11-27';

interface Section {
  heading: string;
  paragraphs: string[];
}

/** A legal page with a table of contents. */
export function LegalPage({ page }: { page: 'terms' | 'privacy' | 'pdpa' }) {
  const { t } = useTranslation(['legal', 'site']);
  const { plainDate, number } = useFormat();
  const settings = usePublicSettings().data;
  const people = usePeopleAboard();
  usePageTitle(t(`${page}.title`));
  const names = {
    ...policyNumbers,
    people: number(people ?? 0),
    operator: settings?.operatorName,
    email: settings?.contactEmail,
    phone: settings?.contactPhone,
    holdMinutes: settings?.holdMinutes,
    amendmentDays: settings?.amendmentDays,
    personalDataYears: settings?.personalDataYears,
    ladder: settings && ladderSentences(settings.cancellationLadder, t),
  };
  const sections: Section[] = t(`${page}.sections`, { returnObjects: true, ...names });
  return (
    <article className={`${styles.page} wrap`}>
      <header className={styles.head}>
        <h1>{t(`${page}.title`)}</h1>
        <p className="muted">{t('updated', { date: plainDate(IN_FORCE_SINCE) })}</p>
      </header>
      {settings && (page !== 'terms' || people !== undefined) ? (
        <>
          <p className={styles.intro}>{t(`${page}.intro`, names)}</p>
          <nav aria-label={t('contents')}>
            <ol className={styles.contents}>
              {sections.map((section, index) => (
                <li key={section.heading}>
                  <a href={`#section-${index + 1}`}>{section.heading}</a>
                </li>
              ))}
            </ol>
          </nav>
          {sections.map((section, index) => (
            <section key={section.heading} id={`section-${index + 1}`} className={styles.section}>
              <h2>{section.heading}</h2>
              {section.paragraphs.map(paragraph => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
        </>
      ) : (
        <SkeletonText lines={8} />
      )}
    </article>
  );
}
