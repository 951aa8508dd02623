import type { SearchCriteria } from '@gangway/shared/domain/sailings/search-criteria.ts';
import fieldStyles from '@gangway/shared/ui/form/field.module.css';
import { Field } from '@gangway/shared/ui/form/field.tsx';
import { Suspense, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';
import { frameDrawn } from '../../lib/page/frame-drawn.ts';
import { lazyScreen } from '../../lib/page/lazy-screen.ts';
import { Loading } from '../../lib/page/loading-parts.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './date-choice.module.css';

/** The calendar's code is loaded when it is opened. */
const PriceCalendar = lazyScreen(() => import('./calendar/price-calendar.tsx'), ['sailings']);

interface DateChoiceProps {
  criteria: SearchCriteria;
  onChange: (date: string) => void;
}

/** The date of the search: any, or a date with sailings, each with its lowest fare. */
export function DateChoice({ criteria, onChange }: DateChoiceProps) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const [open, setOpen] = useState(false);
  // The press is answered before the dialog covers the page, and the dialog is shown before its month is rendered.
  const show = (next: boolean) => frameDrawn().then(() => setOpen(next));
  const ready = useDeferredValue(open);
  const loading = <Loading heights={['24rem']} />;
  const shown = criteria.date ? date(criteria.date) : t('search.anyDate');
  return (
    <Field label={t('search.date')}>
      {control => (
        <>
          <span className={fieldStyles.box}>
            <Icon className={fieldStyles.start} name="calendar" />
            <button
              type="button"
              id={control.id}
              className={`${fieldStyles.control} ${fieldStyles.withStart} ${styles.button}`}
              aria-haspopup="dialog"
              aria-label={`${t('search.date')}: ${shown}`}
              onClick={() => show(true)}
            >
              {shown}
            </button>
          </span>
          <Dialog open={open} onClose={() => setOpen(false)} title={t('search.date')} closeLabel={t('close')}>
            <Suspense fallback={loading}>
              {ready ? (
                <PriceCalendar
                  criteria={criteria}
                  onChoose={chosen => {
                    onChange(chosen);
                    show(false);
                  }}
                />
              ) : (
                loading
              )}
            </Suspense>
          </Dialog>
        </>
      )}
    </Field>
  );
}
