import type { FieldContext } from '@gangway/shared/contract/entries/passenger-fields.ts';
import type { Finding } from '@gangway/shared/contract/sales/quotes.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { Trash2, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FieldBinding } from '../../../lib/forms/use-office-form.ts';
import { useShortcut } from '../../../lib/shortcuts.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { FormRow, FormSection } from '../../../ui/form/form.tsx';
import { PassengerFields } from '../fields/passenger-fields.tsx';

const MOST = 9;

interface PartySectionProps {
  ids: readonly string[];
  bind: <Value>(index: number, name: string, label: string) => FieldBinding<Value>;
  aboutOf: (index: number) => FieldContext;
  findings: readonly Finding[];
  onAdd: () => void;
  onRemove: (index: number) => void;
}

/** The passengers. Problems with the travel rules are shown below each, while the customer is still at the desk. */
export function PartySection({ ids, bind, aboutOf, findings, onAdd, onRemove }: PartySectionProps) {
  const { t } = useTranslation('orders');
  useShortcut('mod+enter', t('sale.addPerson'), () => ids.length < MOST && onAdd());
  const about = (index: number | null) =>
    findings
      .filter(({ passenger }) => passenger === index)
      .map(({ rule, severity, message }) => (
        <FormRow key={rule}>
          <Notice live={severity === 'refusal'} tone={severity === 'refusal' ? 'bad' : 'info'}>
            {message}
          </Notice>
        </FormRow>
      ));
  return (
    <>
      {ids.map((id, index) => (
        <FormSection
          key={id}
          title={
            <>
              {t('sale.person', { position: index + 1 })}
              {ids.length > 1 && (
                <IconButton
                  icon={Trash2}
                  label={t('sale.removePerson', { position: index + 1 })}
                  onClick={() => onRemove(index)}
                />
              )}
            </>
          }
        >
          <PassengerFields isNew bind={(name, label) => bind(index, name, label)} about={aboutOf(index)} />
          {about(index)}
        </FormSection>
      ))}
      {about(null)}
      {ids.length < MOST && (
        <FormRow>
          <Button icon={UserPlus} onClick={onAdd}>
            {t('sale.addPerson')}
          </Button>
        </FormRow>
      )}
    </>
  );
}
