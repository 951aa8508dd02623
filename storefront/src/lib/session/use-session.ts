import { useStore } from 'zustand';
import { session } from './session.ts';

/** The part of the session that a component shows. */
export const useSession = <Part>(part: (state: ReturnType<typeof session.getState>) => Part): Part =>
  useStore(session, part);
