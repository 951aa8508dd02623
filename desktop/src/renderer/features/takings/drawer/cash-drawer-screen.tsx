import { newKey } from '@gangway/shared/ui/browser/new-key.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { typedLater } from '../../../lib/forms/begins-empty.ts';
import { useOfficeForm } from '../../../lib/forms/use-office-form.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { MoneyField } from '../../../ui/fields/number-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Screen } from '../../../ui/layout/screen.tsx';
import { SkeletonLines } from '../../../ui/status/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/status/state-panel.tsx';
import { openDrawer, ownDrawerQuery } from '../requests/drawers.ts';
import { CloseDialog } from './close-dialog.tsx';
import styles from './drawer.module.css';
import { DrawerFigures } from './drawer-figures.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { Movements } from './movements.tsx';

/** The cash drawer of the signed-in user: its content, its movements, and its close (R257). */
export default function CashDrawerScreen() {
  const { t } = useTranslation('takings');
  const { instant } = useFormat();
  const { data, error, refetch } = useQuery(ownDrawerQuery);
  const [doing, setDoing] = useState<'open' | 'in' | 'out' | 'close' | null>(null);
  const done = () => setDoing(null);
  const opened = () => {
    if (!data) return null;
    const at = instant(data.openedAt);
    return data.counter ? t('drawer.openedAt', { at, counter: data.counter }) : t('drawer.opened', { at });
  };
  return (
    <Screen>
      <PageHeader
        title={t('drawer.title')}
        meta={opened()}
        actions={
          data ? (
            <>
              <Button onClick={() => setDoing('in')}>{t('drawer.payIn')}</Button>
              <Button onClick={() => setDoing('out')}>{t('drawer.takeOut')}</Button>
              <Button variant="primary" onClick={() => setDoing('close')}>
                {t('drawer.close')}
              </Button>
            </>
          ) : (
            data === null && (
              <Button variant="primary" onClick={() => setDoing('open')}>
                {t('drawer.open')}
              </Button>
            )
          )
        }
      />
      {error && data === undefined && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && <SkeletonLines />}
      {data === null && <EmptyState title={t('drawer.none')} text={t('drawer.noneText')} />}
      {data && (
        <div className={styles.drawer}>
          {data.openedByItself && data.inSen === 0 && <Notice>{t('drawer.byItself')}</Notice>}
          <DrawerFigures drawer={data} />
          <Panel title={t('drawer.movements')} flush>
            <Movements movements={data.movements} />
          </Panel>
        </div>
      )}
      {doing === 'open' && <OpenDialog onClose={done} />}
      {data && (doing === 'in' || doing === 'out') && (
        <MoveDialog drawer={data} kind={doing} onClose={done} />
      )}
      {data && doing === 'close' && <CloseDialog drawer={data} onClose={done} />}
    </Screen>
  );
}

const opening = z.object({ floatSen: typedLater(z.int().min(0).max(10_000_000)) });

/** Opens a drawer with its initial content. */
function OpenDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('takings');
  const [key] = useState(newKey);
  const form = useOfficeForm({
    schema: opening,
    defaultValues: { floatSen: null },
    save: ({ floatSen }) => openDrawer(floatSen, key),
    saved: onClose,
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('drawer.openTitle')}
      description={t('drawer.openText')}
      action={t('drawer.open')}
    >
      <Form form={form}>
        <MoneyField {...form.field('floatSen', t('drawer.float'))} />
      </Form>
    </FormDialog>
  );
}
