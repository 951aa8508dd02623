import type { Page } from '@playwright/test';

/** The dialog that tells what somebody else saved while a form was open. */
export const changesDialog = (page: Page) => page.getByRole('dialog', { name: 'Changed by someone else' });

/** What it says of one field. */
export const changeOf = (page: Page, field: string) =>
  changesDialog(page).getByRole('group', { name: field, exact: true });

/** Saves with what was decided. */
export const saveDecided = (page: Page) =>
  changesDialog(page).getByRole('button', { name: 'Save', exact: true }).click();
