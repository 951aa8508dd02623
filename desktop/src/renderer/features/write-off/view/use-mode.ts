import { useLocation, useSearch } from 'wouter';

const GATE_MODE = 'gate';

/** Whether the gate has the whole window; in the address, so that it survives a reload and can be a link. */
export function useMode() {
  const whole = new URLSearchParams(useSearch()).get('mode') === GATE_MODE;
  const [path, navigate] = useLocation();
  const set = (next: boolean) => navigate(next ? `${path}?mode=${GATE_MODE}` : path, { replace: true });
  return { whole, toggle: () => set(!whole), leave: () => set(false) };
}
