import { useTranslation } from 'react-i18next';
import { toasts } from '../../../ui/dialogs/toasts.ts';

/** Waits for a download; one that fails says so (R117). Gives whether it came. */
export function useShownFailure(): (work: Promise<unknown>) => Promise<boolean> {
  const { t } = useTranslation('frame');
  return async work => {
    try {
      await work;
      return true;
    } catch (error) {
      toasts.show((error as Error).message || t('failure.hasError'), 'bad');
      return false;
    }
  };
}
