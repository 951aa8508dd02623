import { useMedia } from '@gangway/shared/ui/hooks/use-media.ts';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { changePreferences, usePreferences } from '../../lib/preferences/preferences.ts';

/** Below this width the mobile layout applies (R19). */
const MOBILE = '(width < 992px)';

export interface SidebarState {
  mobile: boolean;
  open: boolean;
  toggle: () => void;
  close: () => void;
}

/**
 * On a wide window the sidebar is wide or narrow, as the user last set it. Under 992 px it starts closed, overlays the
 * page, and closes on navigation (R19).
 */
export function useSidebar(): SidebarState {
  const mobile = useMedia(MOBILE);
  const wide = usePreferences(preferences => preferences.sidebarOpen);
  const [lying, setLying] = useState(false);
  const [path] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation and a change of width close it
  useEffect(() => setLying(false), [path, mobile]);
  return {
    mobile,
    open: mobile ? lying : wide,
    toggle: () => (mobile ? setLying(!lying) : changePreferences({ sidebarOpen: !wide })),
    close: () => setLying(false),
  };
}
