import { Button } from '@gangway/shared/ui/form/button.tsx';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SerialSettings } from '../../../bridge.ts';
import { LineFields, usualLine } from './line-fields.tsx';
import { type Port, PortField } from './port/port-field.tsx';
import styles from './serial-test.module.css';

interface PortSettingsProps {
  ports: readonly Port[];
  isOpen: boolean;
  busy: boolean;
  onRefresh: () => void;
  onOpen: (settings: SerialSettings) => void;
  onClose: () => void;
}

/** The tested port and its settings; settings that cannot be changed while it is open are disabled. */
export function PortSettings({ ports, isOpen, busy, onRefresh, onOpen, onClose }: PortSettingsProps) {
  const { t } = useTranslation('serial-test');
  const [chosen, setChosen] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const [line, setLine] = useState(usualLine);
  const path = chosen ?? ports[0]?.path ?? '';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isOpen) return onClose();
    const typed = path.trim();
    setMissing(typed === '');
    if (typed !== '') onOpen({ ...line, path: typed });
  };

  return (
    <form className={styles.settings} onSubmit={submit} noValidate>
      <fieldset className={styles.fields} disabled={isOpen}>
        <legend className="visually-hidden">{t('settings')}</legend>
        <PortField
          ports={ports}
          path={path}
          error={missing && path.trim() === '' ? t('choosePort') : undefined}
          onChange={setChosen}
          onRefresh={onRefresh}
        />
        <LineFields line={line} onChange={change => setLine({ ...line, ...change })} />
      </fieldset>
      <Button type="submit" variant={isOpen ? 'secondary' : 'primary'} loading={busy}>
        {t(isOpen ? 'close' : 'open')}
      </Button>
    </form>
  );
}
