import { useEffect } from 'react';

/** The route's title followed by the product's, once that is loaded (R14). */
export function useDocumentTitle(title: string, productTitle: string | undefined): void {
  useEffect(() => {
    document.title = productTitle ? `${title} - ${productTitle}` : title;
  }, [title, productTitle]);
}
