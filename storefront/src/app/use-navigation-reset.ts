import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { toasts } from '../lib/toasts.ts';
import { MAIN_ID } from './layout/skip-link.tsx';

/**
 * After navigation, scrolls to the top of the new screen (R14), moves the keyboard focus there, and removes the messages of the
 * earlier screen.
 */
export function useNavigationReset(): void {
  const [path] = useLocation();
  const parameters = new URLSearchParams(useSearch());
  // Screens of one path: the booking and the cart, an order and the list of orders. These set the focus themselves.
  const screen = [path, ...['sailing', 'order', 'find'].filter(name => parameters.has(name))].join(' ');
  const shown = useRef({ path, screen });
  useEffect(() => {
    const earlier = shown.current;
    shown.current = { path, screen };
    if (earlier.screen !== screen) toasts.leavePage();
    if (earlier.path === path) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [path, screen]);
}
