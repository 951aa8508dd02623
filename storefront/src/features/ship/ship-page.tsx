/*
 * The page of a ship: pictures, cabins, decks, accessibility (R464).
 */

import type { ShipDetail } from '@gangway/shared/contract/sailings.ts';
import { floorsOf } from '@gangway/shared/domain/cabins/deck-layout.ts';
import { ButtonLink } from '@gangway/shared/ui/form/button.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { VoyageArt } from '../../lib/art/voyage-art.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { sailingsPath } from '../../lib/paths.ts';
import { ShipPictures } from '../../lib/ships/ship-pictures.tsx';
import { FactLine } from '../../ui/layout/fact-line.tsx';
import { Access } from './access.tsx';
import { CabinTypeCards } from './cabin-type-cards.tsx';
import { Decks } from './decks.tsx';
import styles from './ship-page.module.css';

export function ShipPage({ ship }: { ship: ShipDetail }) {
  const { t } = useTranslation(['ship', 'site']);
  const { text } = useFormat();
  const { code, name, description, capacity, imageUrls, linkUrl, cabins } = ship;
  usePageTitle(t('title', { ship: name }));
  const facts = [
    t('site:ship.carries', { count: capacity }),
    ...(cabins.length > 0
      ? [t('cabinCount', { count: cabins.length }), t('deckCount', { count: floorsOf(cabins).length })]
      : [t('noCabins')]),
  ];
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1>{name}</h1>
        <p className="muted">
          <FactLine facts={facts} />
        </p>
      </header>
      {imageUrls.length > 0 ? (
        <ShipPictures name={name} urls={imageUrls} first />
      ) : (
        <VoyageArt className={styles.drawing} session="daytime" ship={code} frame="banner" first />
      )}
      {text(description) && <p className={styles.text}>{text(description)}</p>}
      <div className={styles.deeds}>
        <Link href={sailingsPath({ ship: code })} asChild>
          <ButtonLink variant="primary" iconEnd="arrow-right">
            {t('sailings', { ship: name })}
          </ButtonLink>
        </Link>
        {linkUrl && (
          <a href={linkUrl} target="_blank" rel="noreferrer">
            {t('site:ship.more', { ship: name })}
          </a>
        )}
      </div>
      {cabins.length > 0 && (
        <>
          <CabinTypeCards ship={ship} />
          <Decks ship={ship} />
        </>
      )}
      <Access ship={ship} />
    </article>
  );
}
