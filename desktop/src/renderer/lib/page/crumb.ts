import { useEffect } from 'react';
import { create } from 'zustand';

/** The record that the screen shows: appended to the breadcrumb and prepended to the page title. */
export const useCrumbs = create<{ crumb: string | null }>(() => ({ crumb: null }));

/** Sets the name of the record that a screen shows: the number of an order, the name of a ship. */
export function useCrumb(crumb: string | undefined): void {
  useEffect(() => {
    if (!crumb) return;
    useCrumbs.setState({ crumb });
    return () => useCrumbs.setState({ crumb: null });
  }, [crumb]);
}
