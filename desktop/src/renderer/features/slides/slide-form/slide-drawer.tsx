import type { OfficeSlide } from '@gangway/shared/contract/office/fleet/slides.ts';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import { FormDrawer } from '../../../ui/form/form-dialog.tsx';
import { deleteSlide } from '../requests/slides.ts';
import { SlideFields } from './slide-fields.tsx';

interface SlideDrawerProps {
  /** Null for a new slide. */
  slide: OfficeSlide | null;
  onClose: () => void;
}

/** A form for a slide beside the list, with a preview. */
export function SlideDrawer({ slide, onClose }: SlideDrawerProps) {
  const { t } = useTranslation(['slides', 'frame']);
  return (
    <FormDrawer
      onClose={onClose}
      size="wide"
      title={t(slide ? 'form.change' : 'form.new')}
      deletion={
        slide && {
          action: t('form.delete'),
          title: t('form.deleteTitle', { title: slide?.title ?? '' }),
          consequence: t('form.deleteConsequence'),
          deleted: t('form.deleted'),
          onDelete: () => deleteSlide(slide.id),
        }
      }
    >
      <SlideFields
        slide={slide}
        onSaved={() => {
          toasts.show(t('form.saved'), 'ok');
          onClose();
        }}
      />
    </FormDrawer>
  );
}
