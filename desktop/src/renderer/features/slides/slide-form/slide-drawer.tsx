import type { OfficeSlide } from '@gangway/shared/contract/office/slides.ts';
import { Button } from '@gangway/shared/ui/button.tsx';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leave } from '../../../lib/leave-guard.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Drawer } from '../../../ui/dialog.tsx';
import { toasts } from '../../../ui/toasts.ts';
import { deleteSlide } from '../requests/slides.ts';
import { SlideFields } from './slide-fields.tsx';

interface SlideDrawerProps {
  /** Null: a new slide. */
  slide: OfficeSlide | null;
  onClose: () => void;
}

/** A slide beside the list, with how it will look. */
export function SlideDrawer({ slide, onClose }: SlideDrawerProps) {
  const { t } = useTranslation(['slides', 'frame']);
  const formId = useId();
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      <Drawer
        open
        onClose={() => leave(onClose)}
        size="wide"
        title={t(slide ? 'form.change' : 'form.new')}
        actions={
          <>
            {slide && (
              <Button variant="quietDanger" onClick={() => setDeleting(true)}>
                {t('form.delete')}
              </Button>
            )}
            <Button onClick={() => leave(onClose)}>{t('frame:cancel')}</Button>
            <Button type="submit" form={formId} variant="primary">
              {t('frame:save')}
            </Button>
          </>
        }
      >
        <SlideFields
          formId={formId}
          slide={slide}
          onSaved={() => {
            toasts.show(t('form.saved'), 'ok');
            onClose();
          }}
        />
      </Drawer>
      <ConfirmDialog
        open={deleting}
        onClose={() => setDeleting(false)}
        destructive
        title={t('form.deleteTitle', { title: slide?.title ?? '' })}
        consequence={t('form.deleteConsequence')}
        action={t('form.delete')}
        onConfirm={async () => {
          if (!slide) return;
          await deleteSlide(slide.id);
          toasts.show(t('form.deleted'), 'ok');
          onClose();
        }}
      />
    </>
  );
}
