/*
 * The home page: search, popular routes and slides.
 */

import type { Session } from '@gangway/shared/contract/base/vocabulary.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VoyageArt } from '../../lib/art/voyage-art.tsx';
import { useSiteText } from '../../lib/requests/site-text.ts';
import styles from './hero.module.css';

/** The hero picture in the colors of the selected session, with the search form. */
export function Hero({ session, children }: { session: Session; children: ReactNode }) {
  const { t } = useTranslation('home');
  const heading = useSiteText('heroHeading');
  const text = useSiteText('heroText');
  return (
    <section className={`${styles.hero} ${styles[session]}`} aria-labelledby="hero-heading">
      <div className={`${styles.content} wrap`}>
        <div className={styles.words}>
          <h1 id="hero-heading" className={styles.heading}>
            {heading ?? t('hero.heading')}
          </h1>
          <p className={styles.text}>{text ?? t('hero.text')}</p>
        </div>
        <VoyageArt
          className={styles.scene}
          session={session}
          ship="selat-aurora"
          port="penang"
          frame="heroPhone"
          wideFrame="heroWide"
          first
          label={t('hero.pictureLabel')}
        />
        <div className={styles.search}>{children}</div>
      </div>
    </section>
  );
}
