import type { Page } from '@playwright/test';

/** The dialog about changes that another user saved while a form was open. */
export const changesDialog = (page: Page) => page.getByRole('dialog', { name: 'Changed by someone else' });

/** The dialog's row for a field. */
export const changeOf = (page: Page, field: string) =>
  changesDialog(page).getByRole('group', { name: field, exact: true });

/** Saves with the decisions. */
export const saveDecided = (page: Page) =>
  changesDialog(page).getByRole('button', { name: 'Save', exact: true }).click();
