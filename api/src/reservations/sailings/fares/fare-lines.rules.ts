import { isDeepStrictEqual } from 'node:util';
import type { FareSet } from '@gangway/shared/contract/office/fleet/ports-and-routes.ts';
import type { FareLine, FareSource } from '@gangway/shared/contract/office/sailings/fares.ts';
import type { FareSailing } from './fares.repository.ts';

type FareSources = Pick<FareSailing, 'own' | 'rule' | 'base'>;

/** The fares that hold on a sailing, and where they come from: its own, a rule's, or the route's (R252). */
export function faresThatHold({ own, rule, base }: FareSources): {
  fares: FareSet | null;
  source: FareSource;
} {
  if (own) return { fares: own, source: { kind: 'own', rule: null } };
  if (rule) return { fares: rule.fares, source: { kind: 'rule', rule: rule.name } };
  return { fares: base, source: { kind: 'route', rule: null } };
}

/** A sailing before and after a change; undefined where it leaves fares and their source as they are, and is possible. */
export function fareLine(
  { rule, base, own, ...sailing }: FareSailing,
  change: Partial<FareSources>,
  refusal: string | null = null,
): FareLine | undefined {
  const known = { own, rule, base };
  const [before, after] = [faresThatHold(known), faresThatHold({ ...known, ...change })];
  if (isDeepStrictEqual(before, after) && refusal === null) return undefined;
  return { ...sailing, before, after, own: { ...known, ...change }.own, refusal };
}
