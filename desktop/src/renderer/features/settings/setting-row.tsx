import { type SettingKey, settingSchemas } from '@gangway/shared/contract/settings.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { History } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useOfficeForm } from '../../lib/forms/use-office-form.ts';
import { can } from '../../lib/session.ts';
import { useFormat } from '../../lib/use-format.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { toasts } from '../../ui/dialogs/toasts.ts';
import { ChangesDialog } from '../../ui/form/changes-dialog.tsx';
import { SettingField } from './fields/setting-field.tsx';
import type { SettingValues } from './fields/setting-values.ts';
import type { SettingRecord } from './requests/list-settings.ts';
import { saveSetting } from './requests/save-setting.ts';
import styles from './settings.module.css';

const valuesOf = ({ value }: SettingRecord): SettingValues => ({ value });

interface SettingRowProps {
  settingKey: SettingKey;
  record: SettingRecord;
  onHistory: () => void;
  /** Called with the value in the form, saved or not. */
  onDraft?: (value: unknown) => void;
}

/** One setting, saved by itself, so that a refused one does not block the others. */
export function SettingRow({ settingKey, record, onHistory, onDraft }: SettingRowProps) {
  const { t } = useTranslation(['settings', 'frame']);
  const { relativeTime } = useFormat();
  const form = useOfficeForm<SettingValues, SettingValues, SettingRecord, SettingRecord>({
    schema: z.object({ value: settingSchemas[settingKey] }) as unknown as z.ZodType<
      SettingValues,
      SettingValues
    >,
    defaultValues: valuesOf(record),
    record,
    valuesOf,
    save: ({ value }, record) => saveSetting(settingKey, value, record),
    saved: () => toasts.show(t('frame:saved'), 'ok'),
    sentenceOf: rule => t(`rules.${rule as 'ladder-order' | 'color'}`),
  });
  const { value } = form.form.watch();
  useEffect(() => onDraft?.(value), [onDraft, value]);
  return (
    <>
      <form
        noValidate
        className={styles.row}
        onSubmit={event => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <div className={styles.field}>
          {form.failure && (
            <Notice live tone="bad">
              {form.failure}
            </Notice>
          )}
          <SettingField settingKey={settingKey} form={form} disabled={!can('settings.manage')} />
        </div>
        <div className={styles.side}>
          <span className={styles.changed}>
            {record.updatedAt ? t('changed', { when: relativeTime(record.updatedAt) }) : t('usual')}
          </span>
          <IconButton
            icon={History}
            label={t('historyOf', { setting: t(`keys.${settingKey}`) })}
            onClick={onHistory}
          />
          {form.dirty && (
            <>
              <Button size="small" onClick={() => form.form.reset()}>
                {t('frame:cancel')}
              </Button>
              <Button size="small" variant="primary" type="submit" loading={form.saving}>
                {t('frame:save')}
              </Button>
            </>
          )}
        </div>
      </form>
      <ChangesDialog question={form.question} />
    </>
  );
}
