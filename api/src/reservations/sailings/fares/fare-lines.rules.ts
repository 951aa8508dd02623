import { isDeepStrictEqual } from 'node:util';
import type { FareSet } from '@gangway/shared/contract/office/fleet/ports-and-routes.ts';
import type { FareLine, FareSource } from '@gangway/shared/contract/office/sailings/fares.ts';
import type { FareSailing } from './fares.repository.ts';

type FareSources = Pick<FareSailing, 'own' | 'rule' | 'base'>;

/** The effective fares of a sailing, and their source: its own, a rule's, or the route's (R252). */
export function faresThatHold({ own, rule, base }: FareSources): {
  fares: FareSet | null;
  source: FareSource;
} {
  if (own) return { fares: own, source: { kind: 'own', rule: null } };
  if (rule) return { fares: rule.fares, source: { kind: 'rule', rule: rule.name } };
  return { fares: base, source: { kind: 'route', rule: null } };
}

/** A sailing before and after a change; undefined if the change is possible and alters neither fares nor their source. */
export function fareLine(
  { rule, base, own, ...sailing }: FareSailing,
  change: Partial<FareSources>,
  refusal: string | null = null,
): FareLine | undefined {
  const sources = { own, rule, base };
  const [before, after] = [faresThatHold(sources), faresThatHold({ ...sources, ...change })];
  if (isDeepStrictEqual(before, after) && refusal === null) return undefined;
  return { ...sailing, before, after, own: { ...sources, ...change }.own, refusal };
}
