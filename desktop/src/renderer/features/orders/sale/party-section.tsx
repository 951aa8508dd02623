import type { Gender } from '@gangway/shared/contract/base/vocabulary.ts';
import { type FieldContext, isAsked } from '@gangway/shared/contract/entries/passenger-fields.ts';
import type { Finding } from '@gangway/shared/contract/sales/quotes.ts';
import { LARGEST_PARTY } from '@gangway/shared/domain/travel/travel-limits.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { Trash2, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FieldBinding } from '../../../lib/forms/use-office-form.ts';
import { useShortcut } from '../../../lib/shortcuts.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { mayExpect } from '../fields/expecting.ts';
import { PassengerFields, TicketTypeField } from '../fields/passenger-fields.tsx';
import styles from './sale.module.css';
import { furtherFields, moreFields, rowFields } from './sale-values.ts';

interface PartySectionProps {
  ids: readonly string[];
  bind: <Value>(index: number, name: string, label: string) => FieldBinding<Value>;
  aboutOf: (index: number) => FieldContext;
  genderOf: (index: number) => Gender | '' | undefined;
  findings: readonly Finding[];
  onAdd: () => void;
  onRemove: (index: number) => void;
  /** The ticket type of a passenger was chosen by hand. */
  onType: (index: number) => void;
}

/** The passengers, a row each. Problems with the travel rules are shown below each, while the customer is still at the desk. */
export function PartySection({
  ids,
  bind,
  aboutOf,
  genderOf,
  findings,
  onAdd,
  onRemove,
  onType,
}: PartySectionProps) {
  const { t } = useTranslation('orders');
  useShortcut('mod+enter', t('sale.addPerson'), () => ids.length < LARGEST_PARTY && onAdd());
  const about = (index: number | null) =>
    findings
      .filter(({ passenger }) => passenger === index)
      .map(({ rule, severity, message }) => (
        <div key={rule} className={styles.wide}>
          <Notice live={severity === 'refusal'} tone={severity === 'refusal' ? 'bad' : 'info'}>
            {message}
          </Notice>
        </div>
      ));
  return (
    <>
      {ids.map((id, index) => (
        <fieldset key={id} className={styles.person}>
          <legend className="visually-hidden">{t('sale.person', { position: index + 1 })}</legend>
          <div className={styles.mark}>
            <span aria-hidden="true">{index + 1}</span>
            {ids.length > 1 && (
              <IconButton
                icon={Trash2}
                label={t('sale.removePerson', { position: index + 1 })}
                onClick={() => onRemove(index)}
              />
            )}
          </div>
          <div className={styles.lines}>
            <Person
              bind={(name, label) => bind(index, name, label)}
              about={aboutOf(index)}
              gender={genderOf(index)}
              onType={() => onType(index)}
            />
            {about(index)}
          </div>
        </fieldset>
      ))}
      {about(null)}
      {ids.length < LARGEST_PARTY && (
        <div>
          <Button icon={UserPlus} onClick={onAdd}>
            {t('sale.addPerson')}
          </Button>
        </div>
      )}
    </>
  );
}

interface PersonProps {
  bind: <Value>(name: string, label: string) => FieldBinding<Value>;
  about: FieldContext;
  gender: Gender | '' | undefined;
  onType: () => void;
}

/** A passenger: what every sale needs in one row, below it what only some are asked for, and the rest on request. */
function Person({ bind, about, gender, onType }: PersonProps) {
  const { t } = useTranslation('orders');
  const common = { isNew: true, bind, about, gender };
  const hasFurther = furtherFields.some(
    field =>
      isAsked(field, about) &&
      !['referralCode', 'remarks'].includes(field) &&
      (field !== 'pregnancyWeek' || mayExpect(gender)),
  );
  return (
    <>
      <div className={styles.row}>
        <TicketTypeField
          bind={<Value,>(name: string, label: string) => {
            const binding = bind<Value>(name, label);
            const onChange = (value: Value) => {
              onType();
              binding.onChange(value);
            };
            return { ...binding, onChange };
          }}
        />
        <PassengerFields {...common} only={rowFields} />
      </div>
      {hasFurther && (
        <div className={styles.further}>
          <PassengerFields {...common} only={furtherFields} />
        </div>
      )}
      <details className={styles.more}>
        <summary>{t('sale.more')}</summary>
        <div className={styles.further}>
          <PassengerFields {...common} only={moreFields} />
        </div>
      </details>
    </>
  );
}
