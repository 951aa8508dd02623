import { isMalaysian } from '@gangway/shared/contract/entries/home-country.ts';
import { currencyName } from '@gangway/shared/i18n/currency-name.ts';
import { serverNow } from '@gangway/shared/ui/api/server-clock.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useFormat } from '../../lib/format/use-format.ts';
import { guidePaths, paths } from '../../lib/paths.ts';
import { useGuidePages } from '../../lib/requests/guide.ts';
import { usePublicSettings } from '../../lib/requests/public-settings.ts';
import { useSiteText } from '../../lib/requests/site-text.ts';
import { EmailLink, PhoneLink } from '../../ui/layout/contact-link.tsx';
import styles from './footer.module.css';

export function Footer() {
  const { t } = useTranslation();
  const { language } = useFormat();
  const settings = usePublicSettings().data;
  const guide = useGuidePages().data ?? [];
  const tagline = useSiteText('tagline');
  const company = [settings?.legalName, settings?.registration, settings?.legalAddress]
    .filter(Boolean)
    .join(' · ');
  return (
    <footer className={`${styles.footer} on-dark`} data-print="no">
      <div className={`${styles.columns} wrap`}>
        <div>
          <p className={styles.operator}>{settings?.operatorName}</p>
          <p>{tagline ?? t('footer.tagline')}</p>
        </div>
        <nav aria-labelledby="footer-travel">
          <h2 id="footer-travel">{t('footer.travel')}</h2>
          <ul>
            <FooterLink href={paths.routeList} label={t('header.sailings')} />
            <FooterLink href={paths.personalOrder} label={t('header.myBooking')} />
            {guide.map(page => (
              <FooterLink key={page} href={guidePaths[page]} label={t(`guide.${page}`)} />
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="footer-legal">
          <h2 id="footer-legal">{t('footer.legal')}</h2>
          <ul>
            <FooterLink href={paths.termsConditions} label={t('footer.terms')} />
            <FooterLink href={paths.privacyPolicy} label={t('footer.privacy')} />
            <FooterLink
              href={paths.pdpaNotice}
              label={t(isMalaysian() ? 'footer.pdpa' : 'footer.dataNotice')}
            />
          </ul>
        </nav>
        {settings && (
          <section aria-labelledby="footer-help">
            <h2 id="footer-help">{t('footer.help')}</h2>
            <ul>
              <li>
                <PhoneLink phone={settings.contactPhone} />
              </li>
              <li>
                <EmailLink email={settings.contactEmail} />
              </li>
            </ul>
          </section>
        )}
      </div>
      <p className={`${styles.rights} wrap`}>
        {settings &&
          t('footer.rights', {
            // On the device's calendar: the first formatter of a time zone takes a slow phone a tenth of a second.
            year: new Date(serverNow()).getFullYear(),
            operator: settings.operatorName,
            currencyName: currencyName(language),
          })}
        {company && <span className={styles.company}>{company}</span>}
      </p>
    </footer>
  );
}

function FooterLink({ href, label }: { href: string; label: string }) {
  return (
    <li>
      <Link href={href}>{label}</Link>
    </li>
  );
}
