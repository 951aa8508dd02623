/*
 * The operator's settings and their history.
 */

import type { SettingKey } from '@gangway/shared/contract/settings.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { groups } from '../../lib/settings/setting-kinds.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { Skeleton } from '../../ui/status/skeleton.tsx';
import { ErrorState } from '../../ui/status/state-panel.tsx';
import { HistoryDrawer } from './history-drawer.tsx';
import { type SettingRecord, useSettings } from './requests/list-settings.ts';
import { SectionList } from './section-list.tsx';
import { SettingRow } from './setting-row.tsx';
import styles from './settings.module.css';

const sections = Object.keys(groups) as (keyof typeof groups)[];

/** Environment config (R40), in sections with a list of them beside (R419). */
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
        <div className={styles.sections}>
          <SectionList
            sections={sections.map(group => ({ id: `section-${group}`, title: t(`groups.${group}`) }))}
          />
          <div className={styles.groups}>
            {sections.map(group => (
              <div key={group} id={`section-${group}`} tabIndex={-1} className={styles.group}>
                <Panel title={t(`groups.${group}`)} flush>
                  {groups[group].map(key => {
                    const record = recordOf(key);
                    return record ? (
                      <SettingRow
                        key={key}
                        settingKey={key}
                        record={record}
                        onHistory={() => setHistory(key)}
                      />
                    ) : (
                      <div key={key} className={styles.row}>
                        <Skeleton width={30} />
                      </div>
                    );
                  })}
                </Panel>
              </div>
            ))}
          </div>
        </div>
      )}
      {history && opened && (
        <HistoryDrawer settingKey={history} record={opened} onClose={() => setHistory(null)} />
      )}
    </Screen>
  );
}
