import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';

/**
 * An unused address of a visitor. What the API counts by address is then counted for one test alone: the tests of a worker share
 * a server.
 */
export const ownAddress = (): string => `198.51.${randomInt(256)}.${randomInt(256)}`;

/** Sends the page's calls of one path below /prod-api from an address, as through a trusted proxy. */
export const callFrom = (page: Page, path: string, address: string) =>
  page.route(`**/prod-api${path}`, route =>
    route.continue({ headers: { ...route.request().headers(), 'X-Forwarded-For': address } }),
  );
