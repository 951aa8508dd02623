import { sameInAll } from '@gangway/shared/contract/base/languages.ts';
import { type OfficeRoute, routeChange } from '@gangway/shared/contract/office/fleet/ports-and-routes.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { typedLater } from '../../lib/forms/begins-empty.ts';
import { useOfficeForm } from '../../lib/forms/use-office-form.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { toasts } from '../../ui/dialogs/toasts.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Form, FormRow } from '../../ui/form/form.tsx';
import { changeRoute } from './requests/save-route.ts';
import { RouteFields } from './route-fields.tsx';

const routeForm = routeChange.extend({ distanceNm: typedLater(routeChange.shape.distanceNm) });

const valuesOf = (route: OfficeRoute): z.input<typeof routeForm> => ({
  distanceNm: route.distanceNm,
  description: { ...sameInAll(), ...route.description },
  asksPlaceOfBirth: route.asksPlaceOfBirth,
  active: route.active,
});

interface RouteDetailsFormProps {
  route: OfficeRoute;
  name: string;
  onSaved: () => void;
}

/** The details of a route, and whether it is in service; taking it out of service shows how many sailings that affects. */
export function RouteDetailsForm({ route, name, onSaved }: RouteDetailsFormProps) {
  const { t } = useTranslation(['routes', 'frame']);
  const [asking, setAsking] = useState(false);
  const fields = useOfficeForm({
    schema: routeForm,
    defaultValues: valuesOf(route),
    record: route,
    valuesOf,
    save: (change, original) => changeRoute(original, change),
    saved: () => {
      toasts.show(t('frame:saved'), 'ok');
      onSaved();
    },
  });
  const submit = async () => {
    if (route.active && !fields.form.getValues('active')) setAsking(true);
    else await fields.submit();
  };
  const { error: _, ...active } = fields.field('active', t('fields.active'));
  return (
    <>
      <Form form={{ ...fields, submit }} columns={2}>
        <RouteFields
          distance={label => fields.field('distanceNm', label)}
          description={(language, label) => fields.field(`description.${language}`, label)}
          asksPlaceOfBirth={label => fields.field('asksPlaceOfBirth', label)}
        />
        <FormRow>
          <Checkbox {...active} />
        </FormRow>
        <FormRow>
          <Button variant="primary" type="submit" loading={fields.saving}>
            {t('frame:save')}
          </Button>
        </FormRow>
      </Form>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('retire.title', { route: name })}
        consequence={route.upcoming > 0 ? t('retire.some', { count: route.upcoming }) : t('retire.nothing')}
        action={t('retire.action')}
        destructive
        onConfirm={fields.submit}
      />
    </>
  );
}
