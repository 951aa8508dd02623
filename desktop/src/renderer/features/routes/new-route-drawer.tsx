import { sameInAll } from '@gangway/shared/contract/base/languages.ts';
import { type OfficePortPage, routeCreate } from '@gangway/shared/contract/office/fleet/ports-and-routes.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { request } from '../../lib/api/request.ts';
import { typedLater } from '../../lib/forms/begins-empty.ts';
import { type FieldBinding, useOfficeForm } from '../../lib/forms/use-office-form.ts';
import { useFormat } from '../../lib/use-format.ts';
import { toasts } from '../../ui/dialogs/toasts.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormDrawer } from '../../ui/form/form-dialog.tsx';
import { createRoute } from './requests/save-route.ts';
import { RouteFields } from './route-fields.tsx';

const { distanceNm, description, asksPlaceOfBirth } = routeCreate.shape;
const form = z.object({
  departurePortId: z.string().min(1),
  destinationPortId: z.string().min(1),
  distanceNm: typedLater(distanceNm),
  description,
  asksPlaceOfBirth,
});

/** Creates a route between two ports. It can be used once it has fares, which are entered next. */
export function NewRouteDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['routes', 'frame']);
  const { text } = useFormat();
  const ports = useAllPorts();
  const choices = (ports.data?.items ?? []).map(port => ({ value: String(port.id), label: text(port.name) }));
  const fields = useOfficeForm({
    schema: form,
    defaultValues: {
      departurePortId: '',
      destinationPortId: '',
      distanceNm: null,
      description: sameInAll(),
      asksPlaceOfBirth: false,
    },
    save: ({ departurePortId, destinationPortId, ...route }) =>
      createRoute({
        ...route,
        departurePortId: Number(departurePortId),
        destinationPortId: Number(destinationPortId),
        active: true,
        fares: { daytime: null, nighttime: null },
      }),
    saved: ({ departure, destination }) => {
      toasts.show(t('added', { route: `${text(departure.name)} → ${text(destination.name)}` }), 'ok');
      onClose();
    },
  });
  return (
    <FormDrawer onClose={onClose} title={t('add')} action={t('add')}>
      <Form form={fields} columns={2}>
        <SelectField
          {...fields.field('departurePortId', t('fields.departure'))}
          choices={choices}
          empty={t('fields.port')}
        />
        <SelectField
          {...fields.field('destinationPortId', t('fields.destination'))}
          choices={choices}
          empty={t('fields.port')}
        />
        <RouteFields
          distance={label => fields.field('distanceNm', label)}
          description={(language, label) => fields.field(`description.${language}`, label)}
          asksPlaceOfBirth={label => fields.field('asksPlaceOfBirth', label) as FieldBinding<boolean>}
        />
      </Form>
    </FormDrawer>
  );
}

const query = { size: 200 };

/** All ports, as options. */
const useAllPorts = () =>
  useQuery({
    queryKey: ['ports', query],
    queryFn: ({ signal }) => request<OfficePortPage>('GET', '/office/ports', { query, signal }),
  });
