import type { FareRule, OfficeRoute } from '@gangway/shared/contract/office/fleet/ports-and-routes.ts';
import type { FarePreview } from '@gangway/shared/contract/office/sailings/fares.ts';
import { request } from '../../../lib/api/request.ts';
import { saveRoute } from './save-route.ts';

/** Which sailings of the route would cost something else. */
export const previewFareRules = (routeId: number, rules: FareRule[]) =>
  request<FarePreview>('POST', `/office/routes/${routeId}/fare-rules/preview`, { body: { rules } });

export const changeFareRules = ({ id, version }: OfficeRoute, rules: FareRule[]) =>
  saveRoute(`/office/routes/${id}/fare-rules`, { rules }, version);
