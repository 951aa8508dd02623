import { failureOf } from '@gangway/shared/contract/base/api-error.ts';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { useShip } from '../../features/ship/requests/ship.ts';
import { ShipPage } from '../../features/ship/ship-page.tsx';
import { LoadFailed, Loading } from '../../lib/page/loading-parts.tsx';
import NotFoundScreen from './not-found-screen.tsx';

/** The page of a ship, which does not exist for a ship that is not in service (R464). */
export default function ShipScreen() {
  const { code = '' } = useParams();
  const { t } = useTranslation('site');
  const ship = useShip(code.toLowerCase());
  if (failureOf(ship.error) === 'ship-not-found') return <NotFoundScreen />;
  return (
    <div className="wrap">
      {ship.isPending && <Loading heights={['4rem', '20rem', '24rem']} />}
      {ship.isError && <LoadFailed query={ship} title={t('failure.title')} />}
      {ship.data && <ShipPage ship={ship.data} />}
    </div>
  );
}
