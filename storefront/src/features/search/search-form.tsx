/*
 * The search for a sailing: ports, date, session and party.
 */

import type { Session } from '@gangway/shared/contract/base/vocabulary.ts';
import type { SearchCriteria } from '@gangway/shared/domain/sailings/search-criteria.ts';
import { LARGEST_PARTY } from '@gangway/shared/domain/travel/travel-limits.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Checkbox } from '@gangway/shared/ui/form/checkbox.tsx';
import { SelectField } from '@gangway/shared/ui/form/select-field.tsx';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useFormat } from '../../lib/format/use-format.ts';
import { frameDrawn } from '../../lib/page/frame-drawn.ts';
import { sailingsPath } from '../../lib/paths.ts';
import { usePorts } from '../../lib/requests/ports.ts';
import { useRoutes } from '../../lib/requests/routes.ts';
import { useShips } from '../../lib/requests/ships.ts';
import { Stepper } from '../../ui/fields/stepper.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { DateChoice } from './date-choice.tsx';
import styles from './search-form.module.css';
import { SessionChoice } from './session-choice.tsx';

interface SearchFormProps {
  initial: SearchCriteria;
  /** Called at once, so that the picture around the form can change with the session. */
  onSessionChange?: (session: Session | '') => void;
}

/** The ticket search (R20): opens the route list at an address that contains the search. */
export function SearchForm({ initial, onSessionChange }: SearchFormProps) {
  const { t } = useTranslation();
  const { text } = useFormat();
  const [, navigate] = useLocation();
  const [criteria, setCriteria] = useState(initial);
  const ports = (usePorts().data ?? []).map(port => ({ value: port.code, label: text(port.name) }));
  const ships = (useShips().data ?? []).map(ship => ({ value: ship.code, label: ship.name }));
  const samePort = criteria.departure !== '' && criteria.departure === criteria.destination;
  const change = (part: Partial<SearchCriteria>) => setCriteria({ ...criteria, ...part });
  const routes = useRoutes().data ?? [];
  const isReachable = (departure: string, destination: string) =>
    departure === '' ||
    routes.length === 0 ||
    routes.some(route => route.departure.code === departure && route.destination.code === destination);
  // A destination from the address stays in the list, so that it is shown.
  const destinations = ports.filter(
    ({ value }) => value === criteria.destination || isReachable(criteria.departure, value),
  );
  const depart = (departure: string) =>
    change({
      departure,
      ...(!isReachable(departure, criteria.destination) && { destination: '' }),
    });

  // The address may change while the form is shown: by a filter chip of the route list, or the browser's back button.
  const address = JSON.stringify(initial);
  useEffect(() => setCriteria(JSON.parse(address)), [address]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: older supported browsers do not know <search>
    <form
      role="search"
      aria-label={t('search.title')}
      className={styles.form}
      onSubmit={event => {
        event.preventDefault();
        if (samePort) return;
        frameDrawn().then(() => navigate(sailingsPath({ ...criteria, outward: null, notBefore: '' })));
      }}
    >
      <div className={styles.ports}>
        <SelectField
          label={t('search.from')}
          icon="pin"
          placeholder={t('search.anyPort')}
          options={ports}
          value={criteria.departure}
          onChange={event => depart(event.target.value)}
        />
        <button
          type="button"
          className={styles.swap}
          aria-label={t('search.swap')}
          onClick={() => change({ departure: criteria.destination, destination: criteria.departure })}
        >
          <Icon name="swap" />
        </button>
        <SelectField
          label={t('search.to')}
          icon="pin"
          placeholder={t('search.anyPort')}
          options={destinations}
          value={criteria.destination}
          error={samePort && t('search.samePort')}
          onChange={event => change({ destination: event.target.value })}
        />
      </div>
      <Checkbox
        className={styles.returns}
        label={t('search.returns')}
        checked={criteria.returns}
        onChange={event => change({ returns: event.target.checked })}
      />
      <div className={styles.date}>
        <DateChoice criteria={criteria} onChange={date => change({ date })} />
      </div>
      <SelectField
        className={styles.ship}
        label={t('search.ship')}
        icon="ship"
        placeholder={t('search.anyShip')}
        options={ships}
        value={criteria.ship}
        onChange={event => change({ ship: event.target.value })}
      />
      <div className={styles.session}>
        <SessionChoice
          value={criteria.session}
          onChange={session => {
            change({ session });
            onSessionChange?.(session);
          }}
        />
      </div>
      <Stepper
        className={styles.party}
        label={t('search.party')}
        value={criteria.party}
        min={1}
        max={LARGEST_PARTY}
        decreaseLabel={t('search.fewer')}
        increaseLabel={t('search.more')}
        onChange={party => change({ party })}
      />
      <Button type="submit" variant="primary" icon="search" className={styles.submit}>
        {t('search.submit')}
      </Button>
    </form>
  );
}
