import { useTranslation } from 'react-i18next';
import type { SerialSettings } from '../../../bridge.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';

const BAUD_RATES = ['9600', '115200', '57600', '38400', '19200', '4800', '2400', '1200'] as const;
const DATA_BITS = ['8', '7'] as const;
const STOP_BITS = ['1', '2'] as const;
const PARITIES = ['none', 'even', 'odd'] as const;

/** The settings of a serial line, independent of the port. */
export type LineSettings = Omit<SerialSettings, 'path'>;

/** The usual settings of scanners. */
export const usualLine: LineSettings = { baudRate: 9600, dataBits: 8, parity: 'none', stopBits: 1 };

interface LineFieldsProps {
  line: LineSettings;
  onChange: (change: Partial<LineSettings>) => void;
}

const asChoices = (values: readonly string[]) => values.map(value => ({ value, label: value }));

/** Speed and frame of a serial line; both ends must have the same. */
export function LineFields({ line, onChange }: LineFieldsProps) {
  const { t } = useTranslation('serial-test');
  return (
    <>
      <SelectField
        label={t('baudRate')}
        value={String(line.baudRate)}
        onChange={rate => onChange({ baudRate: Number(rate) as LineSettings['baudRate'] })}
        choices={asChoices(BAUD_RATES)}
      />
      <SelectField
        label={t('dataBits')}
        value={String(line.dataBits)}
        onChange={bits => onChange({ dataBits: Number(bits) as LineSettings['dataBits'] })}
        choices={asChoices(DATA_BITS)}
      />
      <SelectField
        label={t('parity.label')}
        value={line.parity}
        onChange={parity => onChange({ parity })}
        choices={PARITIES.map(value => ({ value, label: t(`parity.${value}`) }))}
      />
      <SelectField
        label={t('stopBits')}
        value={String(line.stopBits)}
        onChange={bits => onChange({ stopBits: Number(bits) as LineSettings['stopBits'] })}
        choices={asChoices(STOP_BITS)}
      />
    </>
  );
}
