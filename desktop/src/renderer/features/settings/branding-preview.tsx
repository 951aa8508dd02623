import { heroUrl, logoUrl } from '@gangway/shared/contract/base/brand-files.ts';
import { menuTokens, siteTokens, type Tokens } from '@gangway/shared/domain/brand/brand-colors.ts';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { BrandKey } from '../../lib/settings/setting-kinds.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import productMark from '../../ui/mark.svg';
import styles from './branding.module.css';
import { type ColorKey, isColor, refusalOf } from './fields/color-field.tsx';

/** What is in the forms, saved or not. */
export type BrandDraft = Record<BrandKey, string>;

/** The typed color where it can be saved, else the product's. */
const shown = (key: ColorKey, value: string): string =>
  isColor(value) && !refusalOf(key, value) ? value.trim().toLowerCase() : '';

const styleOf = (tokens: Tokens | undefined): CSSProperties =>
  Object.fromEntries(Object.entries(tokens ?? {}).map(([name, value]) => [`--${name}`, value]));

/** A page of the site in both schemes, and the menu of the office, as the colors would make them. */
export function BrandingPreview({ draft, operator }: { draft: BrandDraft; operator: string }) {
  const { t } = useTranslation('settings');
  const brandColor = shown('brandColor', draft.brandColor);
  const actionColor = shown('actionColor', draft.actionColor);
  const site = siteTokens({ brandColor, actionColor });
  const mark = draft.logo ? logoUrl(draft.logo) : productMark;
  const page = (scheme: 'light' | 'dark') => (
    <figure
      className={`${styles.page} ${styles[scheme]}`}
      style={styleOf({ ...site?.light, ...(scheme === 'dark' && site?.dark) })}
    >
      <figcaption className={styles.caption}>{t(`branding.${scheme}`)}</figcaption>
      <div className={styles.head}>
        <img src={mark} alt="" width={36} height={36} />
        <strong>{operator}</strong>
        <span>{t('branding.sample.menu')}</span>
      </div>
      {draft.heroPicture && <img className={styles.hero} src={heroUrl(draft.heroPicture, 'wide')} alt="" />}
      <div className={styles.body}>
        <strong>{t('branding.sample.heading')}</strong>
        <span className={styles.chosen}>{t('branding.sample.chosen')}</span>
        <span className={styles.link}>{t('branding.sample.link')}</span>
        <span className={styles.action}>{t('branding.sample.action')}</span>
      </div>
    </figure>
  );
  const menu = menuTokens(brandColor);
  return (
    <Panel title={t('branding.preview')} className={styles.preview}>
      <div className={styles.previews}>
        {page('light')}
        {page('dark')}
        <figure className={styles.menu} style={styleOf(menu?.light)}>
          <figcaption className={styles.caption}>{t('branding.office')}</figcaption>
          <div className={styles.rail}>
            <span className={styles.railBrand}>
              <img src={mark} alt="" width={26} height={26} />
              {operator}
            </span>
            <span className={styles.railItem}>{t('branding.sample.item')}</span>
            <span className={styles.railChosen}>{t('branding.sample.chosenItem')}</span>
          </div>
        </figure>
      </div>
    </Panel>
  );
}
