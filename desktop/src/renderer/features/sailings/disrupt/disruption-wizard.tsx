import type {
  Disruption,
  DisruptionKind,
  DisruptionPreview,
  DisruptionTerms,
  SailingsConcerned,
} from '@gangway/shared/contract/office/sailings/disruptions.ts';
import type { OfficeSailingDetail } from '@gangway/shared/contract/office/sailings/sailings.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfficeForm } from '../../../lib/forms/use-office-form.ts';
import { DateField } from '../../../ui/dates/date-field.tsx';
import { Drawer } from '../../../ui/dialogs/dialog.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Form, FormRow } from '../../../ui/form/form.tsx';
import { FormDrawer } from '../../../ui/form/form-dialog.tsx';
import { ErrorState } from '../../../ui/status/state-panel.tsx';
import { useChoices } from '../filters/use-choices.ts';
import { OfSailing } from '../names/of-sailing.tsx';
import { previewDisruption, useDisruptionTerms } from '../requests/disruptions.ts';
import { DisruptionFieldset } from './disruption-fieldset.tsx';
import { beginning, disruptionForm, type FormRule, toDisruption } from './disruption-form.ts';
import { DisruptionPreviewDrawer } from './disruption-preview-drawer.tsx';

interface PreviewedDisruption {
  sailings: SailingsConcerned;
  disruption: Disruption;
  preview: DisruptionPreview;
}

interface DisruptionWizardProps {
  /** The initial kind. */
  kind: DisruptionKind;
  /** The sailing; without it, those of a ship between two dates. */
  sailing?: OfficeSailingDetail;
  onClose: () => void;
}

/**
 * A delay, another gate, another ship or a cancellation, for one sailing or several: the change, then the affected
 * orders (R272).
 */
export function DisruptionWizard(props: DisruptionWizardProps) {
  const { t } = useTranslation('sailings');
  const { data, error, refetch } = useDisruptionTerms();
  if (data) return <Wizard {...props} terms={data} />;
  if (!error) return null;
  return (
    <Drawer open onClose={props.onClose} title={t('disrupt.title')}>
      <ErrorState error={error} onRetry={refetch} />
    </Drawer>
  );
}

function Wizard({ kind, sailing, onClose, terms }: DisruptionWizardProps & { terms: DisruptionTerms }) {
  const { t } = useTranslation(['sailings', 'frame']);
  const choices = useChoices();
  const [planned, setPlanned] = useState<PreviewedDisruption | null>(null);
  const form = useOfficeForm({
    schema: disruptionForm(sailing),
    defaultValues: beginning(kind, terms, sailing),
    save: async (filled): Promise<PreviewedDisruption> => {
      const typed = form.form.getValues();
      const disruption = toDisruption(filled, sailing);
      const sailings: SailingsConcerned = sailing
        ? { sailingIds: [sailing.id] }
        : { shipId: Number(typed.shipId), from: typed.from ?? '', to: typed.to ?? '' };
      return { sailings, disruption, preview: await previewDisruption(sailings, disruption) };
    },
    saved: setPlanned,
    sentenceOf: rule => t(`disrupt.rules.${rule as FormRule}`),
  });
  if (planned)
    return <DisruptionPreviewDrawer {...planned} onBack={() => setPlanned(null)} onClose={onClose} />;
  return (
    <FormDrawer
      onClose={onClose}
      title={t('disrupt.title')}
      description={
        sailing ? <OfSailing sailing={sailing}>{t('disrupt.textOne')}</OfSailing> : t('disrupt.text')
      }
      action={t('disrupt.preview')}
    >
      <Form form={form} columns={2}>
        {!sailing && (
          <>
            <FormRow>
              <SelectField
                {...form.field('shipId', t('disrupt.ship'))}
                choices={choices.ships.map(({ disabled: _, ...ship }) => ship)}
                empty={t('form.chooseShip')}
              />
            </FormRow>
            <DateField {...form.field('from', t('disrupt.from'))} />
            <DateField {...form.field('to', t('disrupt.to'))} />
          </>
        )}
        <DisruptionFieldset form={form} ships={choices.ships} single={sailing !== undefined} />
      </Form>
    </FormDrawer>
  );
}
