import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Output } from '../../../../bridge.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from './port-field.module.css';

/** The option for a typed path; no port has this name. */
const OTHER = '*';
const AUTO = 'auto';

export type Port = Extract<Output<'serial.list'>, { ok: true }>['ports'][number];

interface PortFieldProps {
  ports: readonly Port[];
  path: string;
  /** Whether the station may search for the port itself (`auto`). */
  auto?: boolean;
  error?: string | undefined;
  onChange: (path: string) => void;
  onRefresh: () => void;
}

const nameOf = ({ path, manufacturer, serialNumber }: Port) =>
  [path, manufacturer, serialNumber].filter(Boolean).join(' · ');

/** A port of this computer, or a typed path. */
export function PortField({ ports, path, auto = false, error, onChange, onRefresh }: PortFieldProps) {
  const { t } = useTranslation('serial-test');
  const [typing, setTyping] = useState(false);
  const choices = [
    ...(auto ? [{ value: AUTO, label: t('auto') }] : []),
    ...ports.map(port => ({ value: port.path, label: nameOf(port) })),
  ];
  const isTyped = typing || !choices.some(({ value }) => value === path);
  const choose = (value: string) => {
    setTyping(value === OTHER);
    onChange(value === OTHER ? '' : value);
  };
  return (
    <>
      <div className={styles.port}>
        <SelectField
          label={t('port')}
          value={isTyped ? OTHER : path}
          onChange={choose}
          choices={[...choices, { value: OTHER, label: t('otherPort') }]}
        />
        <IconButton icon={RefreshCw} label={t('refresh')} onClick={onRefresh} />
      </div>
      {isTyped && (
        <TextField
          label={t('typedPath')}
          hint={t('typedPathHint')}
          value={path}
          onChange={onChange}
          error={error}
          maxLength={200}
          spellCheck={false}
        />
      )}
    </>
  );
}
