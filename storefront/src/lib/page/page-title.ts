import { useDocumentTitle } from '@gangway/shared/ui/hooks/use-document-title.ts';
import { usePublicSettings } from '../requests/public-settings.ts';

/** The screen's title, for the window. */
export const usePageTitle = (title: string): void =>
  useDocumentTitle(title, usePublicSettings().data?.productTitle);
