import type { GateConflict } from '@gangway/shared/contract/office/gate/gate.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import styles from './conflict.module.css';

/** How a conflict was resolved, and by whom. */
export function Resolution({ resolution }: { resolution: NonNullable<GateConflict['resolution']> }) {
  const { t } = useTranslation('boarding-conflicts');
  const { instant } = useFormat();
  const { finding, reason, by, at } = resolution;
  return (
    <Panel title={t('resolved.title')}>
      <dl className={styles.rows}>
        <dt>{t('resolved.finding')}</dt>
        <dd>{t(`resolve.findings.${finding}`)}</dd>
        <dt>{t('resolved.reason')}</dt>
        <dd>{reason}</dd>
        <dt>{t('resolved.by')}</dt>
        <dd>{by.name || by.username}</dd>
        <dt>{t('resolved.at')}</dt>
        <dd>{instant(at)}</dd>
      </dl>
    </Panel>
  );
}
