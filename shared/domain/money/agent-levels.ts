import type { CustomerLevel } from '../../contract/base/vocabulary.ts';

const rank: Record<CustomerLevel, number> = { normal: 0, agent: 1, super_agent: 2 };

/** Whether somebody of a level may be the superior of somebody of another: agents only, and nobody of a lower level. */
export function mayBeSuperior(superior: CustomerLevel, below: CustomerLevel): boolean {
  return superior !== 'normal' && rank[superior] >= rank[below];
}

/** Whether a level is an agent's: these have a balance, a referral link that counts, and people below them. */
export const isAgentLevel = (level: CustomerLevel): boolean => level !== 'normal';
