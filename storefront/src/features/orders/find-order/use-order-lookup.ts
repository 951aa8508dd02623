import { failureOf } from '@gangway/shared/contract/base/api-error.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { type HumanCheckState, useHumanCheck } from '../../../lib/human-check/use-human-check.ts';
import { orderQuery } from '../../../lib/orders/order.ts';
import { orderPath } from '../../../lib/paths.ts';
import { lookUpOrder } from '../requests/look-up-order.ts';

/** The field's `id`. */
export const HUMAN_CHECK = 'human-check';

export interface OrderLookup {
  /** Looks the order up and opens it; if a human check is required first, the focus moves to the check. */
  find: (number: string, emailOrPhone: string) => void;
  pending: boolean;
  /** Why the order was not found. A required human check is not an error, and is shown at the check. */
  error: Error | null;
  /** Required after too many wrong attempts from this IP address. */
  humanCheck: HumanCheckState | null;
  /** Whether the form was sent without the required check. */
  checkMissing: boolean;
}

/** Looks up a guest's order, with the human check that the server may require. */
export function useOrderLookup(): OrderLookup {
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  const check = useHumanCheck();
  const [checkRequired, setCheckRequired] = useState(false);
  const [checkMissing, setCheckMissing] = useState(false);
  const lookUp = useMutation({
    meta: { inline: true },
    mutationFn: ([number, emailOrPhone]: [string, string]) =>
      checkRequired
        ? check.use(humanCheck => lookUpOrder({ number, emailOrPhone, humanCheck }))
        : lookUpOrder({ number, emailOrPhone }),
    onSuccess: ({ order }) => {
      queries.setQueryData(orderQuery(order.number).queryKey, order);
      navigate(orderPath(order.number));
    },
    onError: error => {
      if (failureOf(error) === 'human-check-required') setCheckRequired(true);
    },
  });

  useEffect(() => {
    if (checkRequired) document.getElementById(HUMAN_CHECK)?.focus();
  }, [checkRequired]);

  return {
    find(number, emailOrPhone) {
      const ticked = check.phase === 'solving' || check.phase === 'solved';
      setCheckMissing(checkRequired && !ticked);
      if (!checkRequired || ticked) lookUp.mutate([number, emailOrPhone]);
      else document.getElementById(HUMAN_CHECK)?.focus();
    },
    pending: lookUp.isPending,
    error: failureOf(lookUp.error) === 'human-check-required' ? null : lookUp.error,
    humanCheck: checkRequired ? check : null,
    checkMissing,
  };
}
