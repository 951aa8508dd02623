import { useDocumentTitle } from '@gangway/shared/ui/hooks/use-document-title.ts';
import { usePublicSettings } from '../requests/public-settings.ts';

/** Sets the screen's title as the window title. */
export const usePageTitle = (title: string): void =>
  useDocumentTitle(title, usePublicSettings().data?.productTitle);
