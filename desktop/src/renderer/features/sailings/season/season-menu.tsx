import { Button } from '@gangway/shared/ui/form/button.tsx';
import { ChevronDown, FileDown, FileSpreadsheet, FileUp, Tags } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Menu } from '../../../ui/actions/menu.tsx';
import { downloadTemplate } from '../requests/season.ts';
import { useShownFailure } from './use-shown-failure.ts';

/** The actions on a whole season: import, export, and fares. */
export function SeasonMenu({ onChoose }: { onChoose: (kind: 'import' | 'export' | 'fares') => void }) {
  const { t } = useTranslation(['sailings', 'fares']);
  const shown = useShownFailure();
  return (
    <Menu
      trigger={
        <Button icon={FileSpreadsheet} iconEnd={ChevronDown}>
          {t('wholeSeason')}
        </Button>
      }
      items={[
        [
          { id: 'import', label: t('import'), icon: FileUp, onSelect: () => onChoose('import') },
          { id: 'export', label: t('export'), icon: FileDown, onSelect: () => onChoose('export') },
        ],
        [{ id: 'fares', label: t('fares:many.open'), icon: Tags, onSelect: () => onChoose('fares') }],
        [
          {
            id: 'template',
            label: t('season.template'),
            icon: FileDown,
            onSelect: () => void shown(downloadTemplate()),
          },
        ],
      ]}
    />
  );
}
