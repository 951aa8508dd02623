import type { CustomerLevel } from '../../contract/base/vocabulary.ts';

const rank: Record<CustomerLevel, number> = { normal: 0, agent: 1, super_agent: 2 };

/**
 * Whether a person of one level may be the superior of a person of another: only agents may, and not one of a lower
 * level.
 */
export function mayBeSuperior(superior: CustomerLevel, below: CustomerLevel): boolean {
  return superior !== 'normal' && rank[superior] >= rank[below];
}

/** Whether a level is an agent's: agents have a balance, a valid referral link, and may have sub-agents. */
export const isAgentLevel = (level: CustomerLevel): boolean => level !== 'normal';
