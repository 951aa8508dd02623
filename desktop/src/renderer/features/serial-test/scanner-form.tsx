import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Delimiter, ScannerSettings } from '../../../bridge-gate.ts';
import { askStation } from '../../lib/bridge.ts';
import { SCANNER_STATE } from '../../lib/scanner/use-scanner-state.ts';
import { toasts } from '../../ui/dialogs/toasts.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { LineFields } from './line-fields.tsx';
import { type Port, PortField } from './port/port-field.tsx';
import styles from './serial-test.module.css';

const DELIMITERS: readonly Delimiter[] = ['cr', 'lf', 'crlf', 'tab', 'none'];

interface ScannerFormProps {
  settings: ScannerSettings;
  ports: readonly Port[];
  onRefresh: () => void;
}

/** The scanner's settings, stored by the station; saved ones are used at once. */
export function ScannerForm({ settings, ports, onRefresh }: ScannerFormProps) {
  const { t } = useTranslation(['serial-test', 'frame']);
  const client = useQueryClient();
  const [draft, setDraft] = useState(settings);
  const [shownSettings, setShownSettings] = useState(JSON.stringify(settings));
  // Another user saved other settings, which the scanner uses now.
  if (shownSettings !== JSON.stringify(settings)) {
    setShownSettings(JSON.stringify(settings));
    setDraft(settings);
  }
  const [missing, setMissing] = useState(false);
  const change = (part: Partial<ScannerSettings>) => setDraft(before => ({ ...before, ...part }));
  const path = draft.path.trim();
  const save = useMutation({
    mutationFn: (next: ScannerSettings) => askStation('scanner.configure', next),
    onSuccess(state) {
      client.setQueryData(SCANNER_STATE, state);
      toasts.show(t('frame:saved'), 'ok');
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(path === '');
    if (path !== '' && !save.isPending) save.mutate({ ...draft, path });
  };
  return (
    <form className={styles.scannerForm} onSubmit={submit} noValidate>
      <Checkbox
        className={styles.whole}
        label={t('scanner.enabled')}
        hint={t('scanner.enabledHint')}
        value={draft.enabled}
        onChange={enabled => change({ enabled })}
      />
      <PortField
        auto
        ports={ports}
        path={draft.path}
        error={missing && path === '' ? t('choosePort') : undefined}
        onChange={next => change({ path: next })}
        onRefresh={onRefresh}
      />
      <LineFields line={draft} onChange={change} />
      <SelectField
        label={t('scanner.delimiter')}
        hint={draft.delimiter === 'none' ? t('scanner.noDelimiter') : undefined}
        value={draft.delimiter}
        onChange={delimiter => change({ delimiter })}
        choices={DELIMITERS.map(value => ({ value, label: t(`scanner.delimiters.${value}`) }))}
      />
      <div className={styles.whole}>
        <Button type="submit" loading={save.isPending}>
          {t('scanner.save')}
        </Button>
      </div>
    </form>
  );
}
