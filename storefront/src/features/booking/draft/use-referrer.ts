import { useMe } from '../../../lib/requests/me.ts';
import { usePublicSettings } from '../../../lib/requests/public-settings.ts';
import { storedReferral } from '../../../lib/share/referral.ts';

interface Referrer {
  code: string;
  /** From a link, or the code of the agent who books; these replace the operator's own code. */
  personal: boolean;
}

/**
 * The visitor's referrer: the link's code, the agent's own, that of an earlier link, or the operator's; undefined while
 * loading.
 */
export function useReferrer(ofLink: string | null): Referrer | undefined {
  const me = useMe();
  const settings = usePublicSettings();
  if (ofLink) return { code: ofLink, personal: true };
  if (me.isLoading || settings.isLoading) return undefined;
  if (me.data && me.data.level !== 'normal') return { code: me.data.referralCode, personal: true };
  const noted = storedReferral(Date.now());
  if (noted) return { code: noted, personal: true };
  return { code: settings.data?.houseReferralCode ?? '', personal: false };
}
