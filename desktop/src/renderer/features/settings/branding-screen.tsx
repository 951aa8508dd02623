import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BrandKey, brandKeys } from '../../lib/settings/setting-kinds.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { SkeletonLines } from '../../ui/status/skeleton.tsx';
import { ErrorState } from '../../ui/status/state-panel.tsx';
import styles from './branding.module.css';
import { type BrandDraft, BrandingPreview } from './branding-preview.tsx';
import { HistoryDrawer } from './history-drawer.tsx';
import { type SettingRecord, useSettings } from './requests/list-settings.ts';
import { SettingRow } from './setting-row.tsx';

/** The operator's logo, colors and picture of the home page, with a preview of what is in the forms (R467). */
export default function BrandingScreen() {
  const { t } = useTranslation('settings');
  const { data, error, refetch } = useSettings();
  const [history, setHistory] = useState<BrandKey | null>(null);
  const [draft, setDraft] = useState<BrandDraft>({
    brandColor: '',
    actionColor: '',
    logo: '',
    heroPicture: '',
  });
  const recordOf = (key: string): SettingRecord | undefined => data?.find(record => record.key === key);
  const opened = history ? recordOf(history) : undefined;
  const operator = String(recordOf('operatorName')?.value ?? '');
  return (
    <Screen>
      <PageHeader title={t('branding.title')} />
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <div className={styles.sides}>
          <Panel title={t('branding.yours')} flush={data !== undefined}>
            {data ? (
              brandKeys.map(key => (
                <BrandRow
                  key={key}
                  settingKey={key}
                  record={recordOf(key)}
                  setDraft={setDraft}
                  onHistory={() => setHistory(key)}
                />
              ))
            ) : (
              <SkeletonLines />
            )}
          </Panel>
          {data && <BrandingPreview draft={draft} operator={operator} />}
        </div>
      )}
      {history && opened && (
        <HistoryDrawer settingKey={history} record={opened} onClose={() => setHistory(null)} />
      )}
    </Screen>
  );
}

interface BrandRowProps {
  settingKey: BrandKey;
  record: SettingRecord | undefined;
  setDraft: (change: (draft: BrandDraft) => BrandDraft) => void;
  onHistory: () => void;
}

function BrandRow({ settingKey, record, setDraft, onHistory }: BrandRowProps) {
  const onDraft = useCallback(
    (value: unknown) => setDraft(draft => ({ ...draft, [settingKey]: String(value) })),
    [settingKey, setDraft],
  );
  if (!record) return null;
  return <SettingRow settingKey={settingKey} record={record} onHistory={onHistory} onDraft={onDraft} />;
}
