import { useEffect } from 'react';
import { create } from 'zustand';

/** What stands behind the screen in the breadcrumb, and before it in the title: the one record that is shown. */
export const useCrumbs = create<{ crumb: string | null }>(() => ({ crumb: null }));

/** Names the record that a screen shows: the number of an order, the name of a ship. */
export function useCrumb(crumb: string | undefined): void {
  useEffect(() => {
    if (!crumb) return;
    useCrumbs.setState({ crumb });
    return () => useCrumbs.setState({ crumb: null });
  }, [crumb]);
}
