import type { CustomerLevel } from '@gangway/shared/contract/base/vocabulary.ts';
import { mayBeSuperior } from '@gangway/shared/domain/money/agent-levels.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { useCustomers } from '../requests/list-customers.ts';
import styles from './agent-picker.module.css';
import { levelsDown, nameOf } from './customer-look.tsx';

/** Number of agents shown without scrolling; others are found by typing. */
const SHOWN = 6;

interface AgentPickerProps {
  label: string;
  /** Level of the future sub-agent: only agents who may be its superior are shown. */
  level: CustomerLevel;
  /** Excluded: the agent who is being changed. */
  without?: string;
  /** An agent's id, null for no superior, undefined while nothing is selected. */
  value: string | null | undefined;
  onChange: (value: string | null) => void;
}

/** Selects one active agent as a superior, or none. */
export function AgentPicker({ label, level, without, value, onChange }: AgentPickerProps) {
  const { t } = useTranslation('customers');
  const name = useId();
  const [search, setSearch] = useState('');
  const fitting = levelsDown.filter(superior => mayBeSuperior(superior, level));
  const { data } = useCustomers({
    ...(search && { search }),
    level: fitting.join(),
    status: 'active',
    sort: 'username',
    descending: false,
    page: 1,
    size: SHOWN,
  });
  const agents = (data?.items ?? []).filter(({ id }) => id !== without);
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>{label}</legend>
      <SearchField label={t('picker.search')} value={search} onChange={setSearch} />
      <div className={styles.list}>
        <Option name={name} checked={value === null} onChoose={() => onChange(null)}>
          {t('picker.nobody')}
        </Option>
        {agents.map(agent => (
          <Option
            key={agent.id}
            name={name}
            checked={value === agent.id}
            onChoose={() => onChange(agent.id)}
            note={t(`level.${agent.level}`)}
          >
            {nameOf(agent)}
          </Option>
        ))}
        {data && agents.length === 0 && <p className={styles.none}>{t('picker.none')}</p>}
      </div>
    </fieldset>
  );
}

interface OptionProps {
  name: string;
  checked: boolean;
  onChoose: () => void;
  note?: string;
  children: string;
}

function Option({ name, checked, onChoose, note, children }: OptionProps) {
  return (
    <label className={styles.option}>
      <input type="radio" name={name} checked={checked} onChange={onChoose} />
      <span className={styles.name}>{children}</span>
      {note && <span className={styles.note}>{note}</span>}
    </label>
  );
}
