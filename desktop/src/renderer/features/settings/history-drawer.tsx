import type { SettingChange } from '@gangway/shared/contract/office/system/audit.ts';
import type { SettingKey } from '@gangway/shared/contract/settings.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../lib/api/request.ts';
import { can } from '../../lib/session.ts';
import { useSettingWords } from '../../lib/settings/use-setting-words.ts';
import { useFormat } from '../../lib/use-format.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Drawer } from '../../ui/dialogs/dialog.tsx';
import { SkeletonLines } from '../../ui/status/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/status/state-panel.tsx';
import type { SettingRecord } from './requests/list-settings.ts';
import { saveSetting } from './requests/save-setting.ts';
import styles from './settings.module.css';

interface HistoryDrawerProps {
  settingKey: SettingKey;
  /** The current record. */
  record: SettingRecord;
  onClose: () => void;
}

/** All previous values of a setting, each with a button to restore it. */
export function HistoryDrawer({ settingKey, record, onClose }: HistoryDrawerProps) {
  const { t } = useTranslation('settings');
  const { instant } = useFormat();
  const words = useSettingWords();
  const { data, error, refetch } = useSettingHistory(settingKey);
  const [back, setBack] = useState<SettingChange | null>(null);
  const setting = t(`keys.${settingKey}`);
  const differs = (past: unknown) => JSON.stringify(past) !== JSON.stringify(record.value);
  return (
    <Drawer open onClose={onClose} title={t('historyOf', { setting })}>
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <SkeletonLines />}
      {data?.length === 0 && <EmptyState title={t('neverChanged')} />}
      {data && data.length > 0 && (
        <ul className={styles.history}>
          {data.map(change => (
            <li key={change.at}>
              <span className={styles.values}>
                {t('fromTo', { from: words(settingKey, change.from), to: words(settingKey, change.to) })}
              </span>
              <span className={styles.by}>{t('by', { who: change.by, when: instant(change.at) })}</span>
              {can('settings.manage') && differs(change.from) && (
                <Button size="small" onClick={() => setBack(change)}>
                  {t('putBack')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {back && (
        <ConfirmDialog
          open
          onClose={() => setBack(null)}
          title={t('putBackTitle', { setting })}
          consequence={t('putBackConsequence', { value: words(settingKey, back.from) })}
          action={t('putBack')}
          onConfirm={() => saveSetting(settingKey, back.from, record)}
        />
      )}
    </Drawer>
  );
}

const useSettingHistory = (key: SettingKey) =>
  useQuery({
    queryKey: ['settings', 'history', key],
    queryFn: ({ signal }) => request<SettingChange[]>('GET', `/office/settings/${key}/history`, { signal }),
    meta: { inline: true },
  });
