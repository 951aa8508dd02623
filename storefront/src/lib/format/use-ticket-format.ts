import { useMedia } from '@gangway/shared/ui/hooks/use-media.ts';

/** E-tickets of the size that whoever downloads them here will show: a phone's screen, or paper. */
export const useTicketFormat = (): 'a4' | 'phone' => (useMedia('(width < 48rem)') ? 'phone' : 'a4');
