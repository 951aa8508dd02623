import type { Gender } from '@gangway/shared/contract/base/vocabulary.ts';
import type { FieldContext } from '@gangway/shared/contract/entries/passenger-fields.ts';
import type { Finding } from '@gangway/shared/contract/sales/quotes.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { Trash2, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FieldBinding } from '../../../lib/forms/use-office-form.ts';
import { useShortcut } from '../../../lib/shortcuts.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { PassengerFields } from '../fields/passenger-fields.tsx';
import styles from './sale.module.css';

const MOST = 9;

interface PartySectionProps {
  ids: readonly string[];
  bind: <Value>(index: number, name: string, label: string) => FieldBinding<Value>;
  aboutOf: (index: number) => FieldContext;
  genderOf: (index: number) => Gender | '' | undefined;
  findings: readonly Finding[];
  onAdd: () => void;
  onRemove: (index: number) => void;
}

/** The passengers, two lines each. Problems with the travel rules are shown below each, while the customer is still at the desk. */
export function PartySection({ ids, bind, aboutOf, genderOf, findings, onAdd, onRemove }: PartySectionProps) {
  const { t } = useTranslation('orders');
  useShortcut('mod+enter', t('sale.addPerson'), () => ids.length < MOST && onAdd());
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
          <div className={styles.row}>
            <PassengerFields
              isNew
              bind={(name, label) => bind(index, name, label)}
              about={aboutOf(index)}
              gender={genderOf(index)}
            />
            {about(index)}
          </div>
        </fieldset>
      ))}
      {about(null)}
      {ids.length < MOST && (
        <div>
          <Button icon={UserPlus} onClick={onAdd}>
            {t('sale.addPerson')}
          </Button>
        </div>
      )}
    </>
  );
}
