import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawer } from '../../ui/dialogs/dialog.tsx';
import { ResolveForm } from './resolve-form.tsx';

/** Resolves the selected conflicts with one finding: a gate whose clock was wrong leaves hundreds that are alike. */
export function ResolveSelected({ ids, onDone }: { ids: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation('boarding-conflicts');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {t('resolve.selected')}
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title={t('resolve.selectedTitle', { count: ids.length })}
        description={t('resolve.selectedText')}
      >
        <ResolveForm
          conflictIds={ids}
          onResolved={() => {
            setOpen(false);
            onDone();
          }}
        />
      </Drawer>
    </>
  );
}
