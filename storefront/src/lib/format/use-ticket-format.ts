import { useMedia } from '@gangway/shared/ui/hooks/use-media.ts';

/** The e-ticket format for this device: phone-sized, or A4. */
export const useTicketFormat = (): 'a4' | 'phone' => (useMedia('(width < 48rem)') ? 'phone' : 'a4');
