import type { APIRequestContext, BrowserContext, Page } from 'playwright';
import type { paths } from '../../src/lib/paths.ts';

/** A visitor of the site, in English, without stored data; `request` calls the API outside the browser. */
export interface Visit {
  page: Page;
  context: BrowserContext;
  request: APIRequestContext;
  url: string;
}

/** A state of a screen to take a picture of. */
export interface Screen {
  /** The name of its pictures, and the value for `--screen`. */
  name: string;
  /** The route of the storefront that it shows; null for pages that the API serves itself. */
  route: keyof typeof paths | null;
  reach: (visit: Visit) => Promise<void>;
  /** Whether to show the printed form. */
  printed?: true;
}
