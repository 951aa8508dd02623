import { PAGE_FILES_ID } from '@gangway/shared/contract/base/first-view.ts';

/** Loads the files that the code of this page needs, all at once; otherwise each is found in the one before it. */
export function preloadCode(): void {
  const listed = document.getElementById(PAGE_FILES_ID)?.textContent;
  for (const file of JSON.parse(listed || '[]') as string[]) {
    const link = document.createElement('link');
    if (file.endsWith('.css')) link.as = 'style';
    link.rel = link.as ? 'preload' : 'modulepreload';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
}
