/*
 * The home page: search, popular routes and slides.
 */

import { heroSizes, heroUrl } from '@gangway/shared/contract/base/brand-files.ts';
import type { Session } from '@gangway/shared/contract/base/vocabulary.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { heroVoyage } from '../../lib/art/drawing-files.ts';
import { VoyageArt } from '../../lib/art/voyage-art.tsx';
import { usePorts } from '../../lib/requests/ports.ts';
import { usePublicSettings } from '../../lib/requests/public-settings.ts';
import { useSiteText } from '../../lib/requests/site-text.ts';
import styles from './hero.module.css';

/** The picture of the home page, ours in the colors of the selected session or the operator's, with the search form. */
export function Hero({ session, children }: { session: Session; children: ReactNode }) {
  const { t } = useTranslation('home');
  const heading = useSiteText('heroHeading');
  const text = useSiteText('heroText');
  const picture = usePublicSettings().data?.heroPicture;
  return (
    <section
      className={`${styles.hero} ${picture ? styles.own : styles[session]}`}
      aria-labelledby="hero-heading"
    >
      <div className={`${styles.content} wrap`}>
        <div className={styles.words}>
          <h1 id="hero-heading" className={styles.heading}>
            {heading ?? t('hero.heading')}
          </h1>
          <p className={styles.text}>{text ?? t('hero.text')}</p>
        </div>
        {picture ? <OwnPicture picture={picture} /> : <OurDrawing session={session} />}
        <div className={styles.search}>{children}</div>
      </div>
    </section>
  );
}

/** The operator's picture (R468); what it shows is not known, so it has no words. */
const OwnPicture = ({ picture }: { picture: string }) => (
  <picture className={styles.picture}>
    <source media="(width >= 48rem)" srcSet={heroUrl(picture, 'wide')} {...heroSizes.wide} />
    <img src={heroUrl(picture, 'phone')} alt="" {...heroSizes.phone} fetchPriority="high" decoding="async" />
  </picture>
);

/** A ship before a port that the operator sails to, or the open sea. */
function OurDrawing({ session }: { session: Session }) {
  const { t } = useTranslation('home');
  const sailsThere = usePorts().data?.some(({ code }) => code === heroVoyage.port);
  return (
    <VoyageArt
      className={styles.scene}
      session={session}
      {...(sailsThere && heroVoyage)}
      frame="heroPhone"
      wideFrame="heroWide"
      first
      label={t(sailsThere ? 'hero.pictureLabel' : 'hero.seaLabel')}
    />
  );
}
