import type { GuideEntry } from '@gangway/shared/contract/guide.ts';
import { guideAnchor } from '@gangway/shared/domain/guide-anchor.ts';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/layout/card.tsx';
import { PlainText } from './plain-text.tsx';
import styles from './sections.module.css';
import { useNamedEntry } from './use-named-entry.ts';

/** From this number of sections on, a page begins with a list of them. */
const MANY = 4;

/** The sections of a page, under a list of their headings. */
export function Sections({ entries }: { entries: readonly GuideEntry[] }) {
  const { t } = useTranslation('guide');
  useNamedEntry();
  return (
    <>
      {entries.length >= MANY && (
        <nav aria-label={t('contents')}>
          <Card tone="foam" className={styles.index}>
            <ul className={styles.contents}>
              {entries.map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${guideAnchor(id)}`}>{heading}</a>
                </li>
              ))}
            </ul>
          </Card>
        </nav>
      )}
      <Card>
        {entries.map(({ id, heading, text }) => (
          <section key={id} id={guideAnchor(id)} className={styles.section}>
            <h2 className={styles.heading}>{heading}</h2>
            <PlainText text={text} />
          </section>
        ))}
      </Card>
    </>
  );
}
