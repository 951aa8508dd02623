import type { SavedPassenger } from '@gangway/shared/contract/people/accounts.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useTranslation } from 'react-i18next';
import { today } from '../../../lib/format/dates.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import styles from './passengers.module.css';

interface PassengerRowProps {
  passenger: SavedPassenger;
  onChange: () => void;
  onDelete: () => void;
}

export function PassengerRow({ passenger, onChange, onDelete }: PassengerRowProps) {
  const { t } = useTranslation(['personal-center', 'passengers']);
  const { plainDate } = useFormat();
  const { name, birthDate, idType, idNumber, documentExpiry, underDataAge } = passenger;
  const expired = documentExpiry !== null && documentExpiry < today();
  return (
    <li>
      <Card padding="snug" className={styles.passenger}>
        <Icon name={underDataAge ? 'child' : 'person'} size={28} className={styles.icon} />
        <div className={styles.words}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.facts}>
            <span>{t('passengers.born', { date: plainDate(birthDate) })}</span>
            <span>
              {t('passengers.document', { type: t(`passengers:idType.${idType}`), number: idNumber })}
            </span>
            {documentExpiry && (
              <span className={expired ? styles.expired : undefined}>
                {t(expired ? 'passengers.expired' : 'passengers.expires', {
                  date: plainDate(documentExpiry),
                })}
              </span>
            )}
          </p>
        </div>
        <div className={styles.actions}>
          <Button variant="quiet" aria-label={t('passengers.changeNamed', { name })} onClick={onChange}>
            {t('passengers.change')}
          </Button>
          <Button variant="quiet" aria-label={t('passengers.deleteNamed', { name })} onClick={onDelete}>
            {t('passengers.delete')}
          </Button>
        </div>
      </Card>
    </li>
  );
}
