import { ApiError } from '@gangway/shared/contract/base/api-error.ts';
import { newKey } from '@gangway/shared/ui/browser/new-key.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { toasts } from '../../../lib/toasts.ts';
import { type GiveMoneyInput, giveMoney } from '../requests/agent.ts';

/**
 * Sends money. Repeating an unanswered request has no further effect; another amount, or a refusal, starts a new
 * transfer.
 */
export function useGiveMoney(onDone: () => void) {
  const { t } = useTranslation('agent');
  const { money } = useFormat();
  const queries = useQueryClient();
  const [sent, setSent] = useState<{ of: string; key: string } | null>(null);
  const keyFor = (gift: GiveMoneyInput): string => {
    const of = JSON.stringify(gift);
    if (sent?.of === of) return sent.key;
    const key = newKey();
    setSent({ of, key });
    return key;
  };
  return useMutation({
    meta: { inline: true },
    mutationFn: (gift: GiveMoneyInput) => giveMoney(gift, keyFor(gift)),
    onSuccess: ({ to, amountSen }) => {
      queries.invalidateQueries({ queryKey: ['agent'] });
      queries.invalidateQueries({ queryKey: ['me'] });
      toasts.show(t('give.done', { amount: money(amountSen), name: to.realName }), 'ok');
      onDone();
    },
    onError: error => {
      if (!(error instanceof ApiError && error.unanswered)) setSent(null);
    },
  });
}
