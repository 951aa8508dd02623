import type { APIRequestContext, BrowserContext, Page } from 'playwright';
import type { paths } from '../../src/lib/paths.ts';

/** A visitor of the site, in English, with nothing kept from before; `request` calls the API beside the browser. */
export interface Visit {
  page: Page;
  context: BrowserContext;
  request: APIRequestContext;
  url: string;
}

/** A state of a screen that is worth looking at. */
export interface Screen {
  /** Names its pictures, and what `--screen` takes. */
  name: string;
  /** The route of the storefront that it shows; null for pages that the API serves itself. */
  route: keyof typeof paths | null;
  reach: (visit: Visit) => Promise<void>;
  /** As it comes out of a printer. */
  printed?: true;
}
