import type { SavedPassenger } from '@gangway/shared/contract/people/accounts.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../lib/page/loading-parts.tsx';
import { useSavedPassengers } from '../../../lib/requests/saved-passengers.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Skeleton } from '../../../ui/status/skeleton.tsx';
import { DeletePassengerDialog } from './delete-passenger-dialog.tsx';
import { PassengerDialog } from './passenger-dialog.tsx';
import { PassengerRow } from './passenger-row.tsx';
import styles from './passengers.module.css';

/** The saved passengers. */
export function PassengersSection() {
  const { t } = useTranslation('personal-center');
  const saved = useSavedPassengers();
  const [edited, setEdited] = useState<SavedPassenger | 'new' | null>(null);
  const [leaving, setLeaving] = useState<SavedPassenger | null>(null);
  if (saved.isPending) return <Skeleton height="12rem" />;
  if (saved.isError) return <LoadFailed query={saved} />;
  const { items, most } = saved.data;
  const full = items.length >= most;
  return (
    <>
      <p className="muted">{t('passengers.text')}</p>
      {items.length > 0 ? (
        <ul className={styles.list}>
          {items.map(passenger => (
            <PassengerRow
              key={passenger.id}
              passenger={passenger}
              onChange={() => setEdited(passenger)}
              onDelete={() => setLeaving(passenger)}
            />
          ))}
        </ul>
      ) : (
        <Card tone="foam">
          <h3>{t('passengers.none')}</h3>
          <p>{t('passengers.noneText')}</p>
        </Card>
      )}
      {full ? (
        <Notice title={t('passengers.full', { count: most })} />
      ) : (
        <Button icon="plus" className={styles.add} onClick={() => setEdited('new')}>
          {t('passengers.add')}
        </Button>
      )}
      <PassengerDialog edited={edited} onClose={() => setEdited(null)} />
      <DeletePassengerDialog passenger={leaving} onClose={() => setLeaving(null)} />
    </>
  );
}
