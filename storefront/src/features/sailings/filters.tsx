import type { SearchCriteria } from '@gangway/shared/domain/sailings/search-criteria.ts';
import { SelectField } from '@gangway/shared/ui/form/select-field.tsx';
import { useTranslation } from 'react-i18next';
import { useShips } from '../../lib/requests/ships.ts';
import { ToggleChip } from '../../ui/status/chip.tsx';
import styles from './filters.module.css';

interface FiltersProps {
  criteria: SearchCriteria;
  onChange: (part: Partial<SearchCriteria>) => void;
}

export function Filters({ criteria, onChange }: FiltersProps) {
  const { t } = useTranslation(['sailings', 'site']);
  const ships = (useShips().data ?? []).map(ship => ({ value: ship.code, label: ship.name }));
  return (
    <section className={styles.filters} aria-label={t('filters.label')}>
      <div className={styles.chips}>
        {(['daytime', 'nighttime'] as const).map(session => (
          <ToggleChip
            key={session}
            icon={session === 'daytime' ? 'sun' : 'moon'}
            pressed={criteria.session === session}
            onChange={pressed => onChange({ session: pressed ? session : '' })}
          >
            {t(`site:session.${session}`)}
          </ToggleChip>
        ))}
        <ToggleChip icon="cabin" pressed={criteria.cabin} onChange={cabin => onChange({ cabin })}>
          {t('filters.cabin')}
        </ToggleChip>
      </div>
      <div className={styles.selects}>
        <SelectField
          label={t('filters.ship')}
          hideLabel
          icon="ship"
          placeholder={t('site:search.anyShip')}
          options={ships}
          value={criteria.ship}
          onChange={event => onChange({ ship: event.target.value })}
        />
        <SelectField
          label={t('filters.sort')}
          hideLabel
          options={[
            { value: 'date', label: t('filters.byDate') },
            { value: 'price', label: t('filters.byPrice') },
          ]}
          value={criteria.sort}
          onChange={event => onChange({ sort: event.target.value === 'price' ? 'price' : 'date' })}
        />
      </div>
    </section>
  );
}
