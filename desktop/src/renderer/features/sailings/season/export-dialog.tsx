import { addDays, addMonths } from '@gangway/shared/domain/time/local-date.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../ui/dates/date-field.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { useChoices } from '../filters/use-choices.ts';
import { downloadSeason } from '../requests/season.ts';
import styles from './season.module.css';
import { useShownFailure } from './use-shown-failure.ts';

/** Exports a season; by default the shown month and the two after it. */
export function ExportDialog({ month, onClose }: { month: string; onClose: () => void }) {
  const { t } = useTranslation(['sailings', 'frame']);
  const { ships } = useChoices();
  const shown = useShownFailure();
  const [from, setFrom] = useState<string | null>(`${month}-01`);
  const [to, setTo] = useState<string | null>(addDays(addMonths(`${month}-01`, 3), -1));
  const [ship, setShip] = useState('');
  const [busy, setBusy] = useState(false);
  const save = async () => {
    if (!from || !to) return;
    setBusy(true);
    if (await shown(downloadSeason({ from, to, ship }))) onClose();
    else setBusy(false);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('season.exportTitle')}
      description={t('season.exportText')}
      actions={
        <>
          <Button onClick={onClose}>{t('frame:cancel')}</Button>
          <Button
            variant="primary"
            loading={busy}
            disabled={!from || !to || to < from}
            onClick={() => void save()}
          >
            {t('season.exportAction')}
          </Button>
        </>
      }
    >
      <div className={styles.period}>
        <DateField label={t('from')} value={from} onChange={setFrom} />
        <DateField label={t('to')} value={to} onChange={setTo} />
        <SelectField
          label={t('columns.ship')}
          empty={t('any.ship')}
          value={ship}
          choices={ships.map(({ value, label }) => ({ value, label }))}
          onChange={setShip}
        />
      </div>
    </Dialog>
  );
}
