import { countryName } from '@gangway/shared/i18n/countries.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { FactLine } from '../../../ui/layout/fact-line.tsx';
import type { PassengerDraft } from '../draft/passenger-draft.ts';
import styles from './passenger-facts.module.css';

/** A passenger as on the ship's list: name, ticket type, birth date, nationality and document (R388). */
export function PassengerFacts({ passenger }: { passenger: PassengerDraft }) {
  const { t } = useTranslation(['passengers', 'site']);
  const { plainDate, language } = useFormat();
  const { name, ticketType, birthDate, idType, idNumber, nationality } = passenger;
  const facts = [
    t(`site:ticketType.${ticketType}`),
    birthDate && plainDate(birthDate),
    nationality && countryName(nationality, language),
    `${t(`idType.${idType}`)} ${idNumber}`,
  ];
  return (
    <p className={styles.name}>
      <strong>{name}</strong>
      <span className="muted">
        <FactLine facts={facts.filter(Boolean)} />
      </span>
    </p>
  );
}
