/*
 * The operator's settings and their history.
 */

import type { SettingKey } from '@gangway/shared/contract/settings.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { Skeleton } from '../../ui/status/skeleton.tsx';
import { ErrorState } from '../../ui/status/state-panel.tsx';
import { groups } from './fields/setting-kinds.ts';
import { HistoryDrawer } from './history-drawer.tsx';
import { type SettingRecord, useSettings } from './requests/list-settings.ts';
import { SettingRow } from './setting-row.tsx';
import styles from './settings.module.css';

/** Environment config (R40). */
export default function SettingsScreen() {
  const { t } = useTranslation('settings');
  const { data, error, refetch } = useSettings();
  const [history, setHistory] = useState<SettingKey | null>(null);
  const recordOf = (key: SettingKey): SettingRecord | undefined => data?.find(record => record.key === key);
  const opened = history ? recordOf(history) : undefined;
  return (
    <Screen>
      <PageHeader title={t('title')} />
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <div className={styles.groups}>
          {(Object.keys(groups) as (keyof typeof groups)[]).map(group => (
            <Panel key={group} title={t(`groups.${group}`)} flush>
              {groups[group].map(key => {
                const record = recordOf(key);
                return record ? (
                  <SettingRow key={key} settingKey={key} record={record} onHistory={() => setHistory(key)} />
                ) : (
                  <div key={key} className={styles.row}>
                    <Skeleton width={30} />
                  </div>
                );
              })}
            </Panel>
          ))}
        </div>
      )}
      {history && opened && (
        <HistoryDrawer settingKey={history} record={opened} onClose={() => setHistory(null)} />
      )}
    </Screen>
  );
}
