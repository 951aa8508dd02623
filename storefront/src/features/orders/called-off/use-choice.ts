import { ApiError } from '@gangway/shared/contract/base/api-error.ts';
import type { PartyChoice } from '@gangway/shared/contract/sales/called-off.ts';
import { newKey } from '@gangway/shared/ui/browser/new-key.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { orderQuery } from '../../../lib/orders/order.ts';
import { toasts } from '../../../lib/toasts.ts';
import { chooseForParty, partyChoicesQuery } from '../requests/party-choices.ts';

/** Sends the choice of a canceled sailing's party. A lost answer is requested again with the same key. */
export function useChoice(number: string) {
  const { t } = useTranslation('orders');
  const queries = useQueryClient();
  const [key, setKey] = useState(newKey);
  return useMutation({
    meta: { inline: true },
    mutationFn: (choice: PartyChoice) => chooseForParty(number, choice, key),
    onSuccess: (order, { choice }) => {
      queries.setQueryData(orderQuery(number).queryKey, order);
      queries.removeQueries(partyChoicesQuery(number));
      // The result is shown at the top, because the panel with the button is gone.
      window.scrollTo({ top: 0 });
      toasts.show(t(`calledOff.done.${choice}`), 'ok');
    },
    onError: error => {
      if (error instanceof ApiError && error.unanswered) return;
      setKey(newKey());
      queries.invalidateQueries(partyChoicesQuery(number));
      queries.invalidateQueries(orderQuery(number));
    },
  });
}
