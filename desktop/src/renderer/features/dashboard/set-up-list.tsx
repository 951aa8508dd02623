import type { SetUpStep } from '@gangway/shared/contract/office/system/dashboard.ts';
import { Circle, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { paths } from '../../lib/paths.ts';
import { IconView } from '../../ui/icon.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import styles from './dashboard.module.css';

/** Where each step is done; the others are done on the server. */
const places: Partial<Record<SetUpStep['step'], string>> = {
  operator: paths.settingConfig,
  look: paths.branding,
  ports: paths.port,
  routes: paths.route,
  ships: paths.ship,
  rooms: paths.roomManagement,
  fares: paths.route,
  sailings: paths.sailing,
  legal: paths.legalPages,
};

/** What a new installation needs before it sells, in the order of doing (R459). */
export function SetUpList({ steps }: { steps: readonly SetUpStep[] }) {
  const { t } = useTranslation('dashboard');
  const open = steps.filter(({ done }) => !done).length;
  return (
    <Panel title={t('setUp.title')} flush>
      <p className={styles.settled}>{t('setUp.open', { count: open })}</p>
      <ol className={styles.steps}>
        {steps.map(({ step, done }) => {
          const place = places[step];
          const name = t(`setUp.steps.${step}.name`);
          return (
            <li key={step}>
              <span className={done ? styles.done : styles.quiet}>
                <IconView icon={done ? CircleCheck : Circle} />
                <span className="visually-hidden">{t(done ? 'setUp.done' : 'setUp.missing')}</span>
              </span>
              <span>
                {place ? <Link href={place}>{name}</Link> : name}
                {!done && <span className={styles.how}>{t(`setUp.steps.${step}.how`)}</span>}
              </span>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
