import { useMe } from '../../../lib/requests/me.ts';
import { usePublicSettings } from '../../../lib/requests/public-settings.ts';
import { storedReferral } from '../../../lib/share/referral.ts';

interface Referrer {
  code: string;
  /** Of a link or of the agent who books; the house's own code gives way to these. */
  personal: boolean;
}

/** Who the visitor came by: the link's code, the agent's own, that of an earlier link, or the house's; undefined at first. */
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
