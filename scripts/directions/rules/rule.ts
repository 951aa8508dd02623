import type { IRegularForbiddenRuleType } from 'dependency-cruiser';

/** A direction that imports may not take; `comment` says why not. */
export interface Rule extends Pick<IRegularForbiddenRuleType, 'from' | 'to'> {
  name: string;
  comment: string;
}
