import type { PassengerField } from '@gangway/shared/contract/entries/passenger-fields.ts';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PassengerInput } from '../../../lib/passengers/passenger-input.tsx';
import { Disclosure } from '../../../ui/dialogs/disclosure.tsx';
import styles from './more-about-passenger.module.css';
import { type PassengersForm, useProblemText } from './passengers-form.ts';

interface MoreAboutPassengerProps {
  form: UseFormReturn<PassengersForm>;
  index: number;
  /** The fields of a section of the form that this passenger is asked for. */
  inSection: (section: string) => PassengerField[];
}

/** Fields that only some passengers fill in. Expanded if one is filled in or invalid. */
export function MoreAboutPassenger({ form, index, inSection }: MoreAboutPassengerProps) {
  const { t } = useTranslation('passengers');
  const problem = useProblemText(form);
  const at = `passengers.${index}` as const;
  return (
    <div className={styles.more}>
      {(['expecting', 'more'] as const).map(section => {
        const fields = inSection(section);
        const filledIn = fields.some(
          field => form.getValues(`${at}.${field}`) !== '' || problem(`${at}.${field}`) !== undefined,
        );
        return (
          fields.length > 0 && (
            <Disclosure key={section} summary={t(`fields.${section}`)} defaultOpen={filledIn}>
              <div className={styles.fields}>
                {fields.map(field => (
                  <PassengerInput
                    key={field}
                    field={field}
                    id={`${at}.${field}`}
                    control={form.register(`${at}.${field}`)}
                    error={problem(`${at}.${field}`)}
                    optional
                  />
                ))}
              </div>
            </Disclosure>
          )
        );
      })}
    </div>
  );
}
