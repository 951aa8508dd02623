import type { FieldBinding } from './use-office-form.ts';

/** A field that is typed as text holds null while there is nothing readable in it; its schema then says that it is missing. */
export const emptied = <Value>(binding: FieldBinding<Value>) =>
  binding as unknown as FieldBinding<Value | null>;

/** What such a field begins with. */
export const nothing = null as never;
