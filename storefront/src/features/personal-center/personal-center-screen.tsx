/*
 * A customer's own data: profile, saved passengers, security, export and erasure.
 */

import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { useMe } from '../../lib/requests/me.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { Skeleton } from '../../ui/status/skeleton.tsx';
import { BasicInfoSection } from './basic-info/basic-info-section.tsx';
import { PassengersSection } from './passengers/passengers-section.tsx';
import styles from './personal-center.module.css';
import { PersonalHeader } from './personal-header.tsx';
import { PrivacySection } from './privacy/privacy-section.tsx';
import { SectionLinks } from './section-links.tsx';
import { useSection } from './sections.ts';
import { SecuritySection } from './security/security-section.tsx';
import { SignedOut } from './signed-out.tsx';

/** The personal center; its address is public (R10), its content requires a login. */
export default function PersonalCenterScreen() {
  const { t } = useTranslation('personal-center');
  const signedIn = useSession(session => session.token !== null);
  const me = useMe().data;
  const section = useSection();
  usePageTitle(t('title'));
  if (!signedIn) return <SignedOut />;
  if (!me)
    return (
      <div className={`${styles.loading} wrap`} aria-busy="true" data-loading>
        <h1 className="visually-hidden">{t('title')}</h1>
        <Skeleton height="4rem" width="60%" />
        <Skeleton height="24rem" />
      </div>
    );
  return (
    <div className={`${styles.screen} wrap`}>
      <PersonalHeader me={me} />
      <SectionLinks current={section} />
      <div className={styles.section}>
        <h2>{t(`sections.${section}`)}</h2>
        {section === 'basicInfo' && <BasicInfoSection key={me.id} me={me} />}
        {section === 'security' && <SecuritySection me={me} />}
        {section === 'passengers' && <PassengersSection />}
        {section === 'privacy' && <PrivacySection />}
      </div>
    </div>
  );
}
