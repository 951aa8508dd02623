import type { IRegularForbiddenRuleType } from 'dependency-cruiser';

/** A forbidden direction of imports; `comment` gives the reason. */
export interface Rule extends Pick<IRegularForbiddenRuleType, 'from' | 'to'> {
  name: string;
  comment: string;
}
