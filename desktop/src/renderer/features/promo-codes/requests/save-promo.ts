import type { OfficePromo, PromoSave } from '@gangway/shared/contract/office/orders/promo-codes.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { request } from '../../../lib/api/request.ts';

/** Makes a promo code, or changes this one. */
export async function savePromo(known: OfficePromo | undefined, promo: PromoSave): Promise<OfficePromo> {
  const path = known ? `/office/promo-codes/${known.id}` : '/office/promo-codes';
  const saved = await request<OfficePromo>('POST', path, { body: promo, version: known?.version });
  await queryClient.invalidateQueries({ queryKey: ['promo-codes'] });
  return saved;
}
