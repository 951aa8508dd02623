import { RefreshCw } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Output, SerialSettings } from '../../../bridge.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './serial-test.module.css';

const BAUD_RATES = ['9600', '115200', '57600', '38400', '19200', '4800', '2400', '1200'] as const;
const DATA_BITS = ['8', '7'] as const;
const STOP_BITS = ['1', '2'] as const;
const PARITIES = ['none', 'even', 'odd'] as const;
/** The choice behind which a path is typed; no port is called so. */
const OTHER = '*';

type Port = Extract<Output<'serial.list'>, { ok: true }>['ports'][number];

interface PortSettingsProps {
  ports: readonly Port[];
  isOpen: boolean;
  busy: boolean;
  onRefresh: () => void;
  onOpen: (settings: SerialSettings) => void;
  onClose: () => void;
}

const asChoices = (values: readonly string[]) => values.map(value => ({ value, label: value }));
const nameOf = ({ path, manufacturer, serialNumber }: Port) =>
  [path, manufacturer, serialNumber].filter(Boolean).join(' · ');

/** Which port, and how it is set; what cannot be changed while it is open is locked. */
export function PortSettings({ ports, isOpen, busy, onRefresh, onOpen, onClose }: PortSettingsProps) {
  const { t } = useTranslation('serial-test');
  const [chosen, setChosen] = useState('');
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState(false);
  const [baudRate, setBaudRate] = useState<string>(BAUD_RATES[0]);
  const [dataBits, setDataBits] = useState<string>(DATA_BITS[0]);
  const [parity, setParity] = useState<(typeof PARITIES)[number]>('none');
  const [stopBits, setStopBits] = useState<string>(STOP_BITS[0]);
  const isThere = chosen === OTHER || ports.some(port => port.path === chosen);
  const choice = isThere ? chosen : (ports[0]?.path ?? OTHER);
  const path = choice === OTHER ? typed.trim() : choice;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isOpen) return onClose();
    setMissing(path === '');
    if (path === '') return;
    onOpen({
      path,
      baudRate: Number(baudRate) as SerialSettings['baudRate'],
      dataBits: Number(dataBits) as SerialSettings['dataBits'],
      parity,
      stopBits: Number(stopBits) as SerialSettings['stopBits'],
    });
  };

  return (
    <form className={styles.settings} onSubmit={submit} noValidate>
      <fieldset className={styles.fields} disabled={isOpen}>
        <legend className={styles.legend}>{t('settings')}</legend>
        <div className={styles.port}>
          <SelectField
            label={t('port')}
            value={choice}
            onChange={setChosen}
            choices={[
              ...ports.map(port => ({ value: port.path, label: nameOf(port) })),
              { value: OTHER, label: t('otherPort') },
            ]}
          />
          <IconButton icon={RefreshCw} label={t('refresh')} onClick={onRefresh} />
        </div>
        {choice === OTHER && (
          <TextField
            label={t('typedPath')}
            hint={t('typedPathHint')}
            value={typed}
            onChange={setTyped}
            error={missing && path === '' ? t('choosePort') : undefined}
            spellCheck={false}
          />
        )}
        <SelectField
          label={t('baudRate')}
          value={baudRate}
          onChange={setBaudRate}
          choices={asChoices(BAUD_RATES)}
        />
        <SelectField
          label={t('dataBits')}
          value={dataBits}
          onChange={setDataBits}
          choices={asChoices(DATA_BITS)}
        />
        <SelectField
          label={t('parity.label')}
          value={parity}
          onChange={setParity}
          choices={PARITIES.map(value => ({ value, label: t(`parity.${value}`) }))}
        />
        <SelectField
          label={t('stopBits')}
          value={stopBits}
          onChange={setStopBits}
          choices={asChoices(STOP_BITS)}
        />
      </fieldset>
      <Button type="submit" variant={isOpen ? 'secondary' : 'primary'} loading={busy}>
        {t(isOpen ? 'close' : 'open')}
      </Button>
    </form>
  );
}
