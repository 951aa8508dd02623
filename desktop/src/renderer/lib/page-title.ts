import { useEffect } from 'react';
import { usePublicSettings } from './requests/public-settings.ts';

/** The route's title followed by the product's (specification section 2). */
export function usePageTitle(title: string): void {
  const productTitle = usePublicSettings().data?.productTitle;
  useEffect(() => {
    document.title = productTitle ? `${title} - ${productTitle}` : title;
  }, [title, productTitle]);
}
