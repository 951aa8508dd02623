import type { OfficeRoute } from '@gangway/shared/contract/office/fleet/ports-and-routes.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leave } from '../../lib/page/leave-guard.ts';
import { useFormat } from '../../lib/use-format.ts';
import { Tabs } from '../../ui/actions/tabs.tsx';
import { Drawer } from '../../ui/dialogs/dialog.tsx';
import { RouteDetailsForm } from './route-details-form.tsx';
import { RouteFaresForm } from './route-fares-form.tsx';
import { FareRulesForm } from './rules/fare-rules-form.tsx';

/** A route with its fares and details. */
export function RouteDrawer({ route, onClose }: { route: OfficeRoute; onClose: () => void }) {
  const { t } = useTranslation(['routes', 'fares']);
  const { text } = useFormat();
  const [side, setSide] = useState<'fares' | 'rules' | 'details'>('fares');
  const name = `${text(route.departure.name)} → ${text(route.destination.name)}`;
  return (
    <Drawer open onClose={() => leave(onClose)} title={name}>
      <Tabs
        label={t('sides')}
        value={side}
        onChange={next => leave(() => setSide(next))}
        tabs={[
          { value: 'fares', label: t('fares'), content: <RouteFaresForm route={route} /> },
          { value: 'rules', label: t('fares:rules.tab'), content: <FareRulesForm route={route} /> },
          {
            value: 'details',
            label: t('details'),
            content: <RouteDetailsForm route={route} name={name} onSaved={onClose} />,
          },
        ]}
      />
    </Drawer>
  );
}
