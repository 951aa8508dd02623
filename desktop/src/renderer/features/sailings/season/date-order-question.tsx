import type { DateOrder, ImportPreview } from '@gangway/shared/contract/office/sailings/sailing-plans.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import styles from './season.module.css';

interface DateOrderQuestionProps {
  question: NonNullable<ImportPreview['dateOrder']>;
  value: DateOrder | null;
  onChange: (order: DateOrder) => void;
}

/** Asks once per file which number of 12/06/2027 is the day; shows its first rows in both orders. */
export function DateOrderQuestion({ question, value, onChange }: DateOrderQuestionProps) {
  const { t } = useTranslation('sailings');
  const { date } = useFormat();
  const { rows, examples } = question;
  return (
    <section className={styles.order} aria-label={t('season.order.label')}>
      <RadioGroup
        label={t('season.order.question', { count: rows, text: examples[0]?.text ?? '' })}
        row
        choices={[
          { value: 'day-month', label: t('season.order.dayMonth') },
          { value: 'month-day', label: t('season.order.monthDay') },
        ]}
        value={value}
        onChange={onChange}
      />
      <table>
        <thead>
          <tr>
            <th scope="col">{t('season.columns.row')}</th>
            <th scope="col">{t('season.order.text')}</th>
            <th scope="col">{t('season.order.dayMonth')}</th>
            <th scope="col">{t('season.order.monthDay')}</th>
          </tr>
        </thead>
        <tbody>
          {examples.map(({ row, text, dayMonth, monthDay }) => (
            <tr key={row}>
              <td>{row}</td>
              <td>{text}</td>
              <td data-chosen={value === 'day-month' || undefined}>{date(dayMonth)}</td>
              <td data-chosen={value === 'month-day' || undefined}>{date(monthDay)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
