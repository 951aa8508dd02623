import { failureOf } from '@gangway/shared/contract/base/api-error.ts';
import type { TicketType } from '@gangway/shared/contract/base/vocabulary.ts';
import type { SailingDetail } from '@gangway/shared/contract/sailings.ts';
import { ticketTypeOrder } from '@gangway/shared/domain/money/fares.ts';
import { parseMoney } from '@gangway/shared/domain/money/money.ts';
import { faultOfEntry } from '@gangway/shared/domain/travel/entry-faults.ts';
import { LARGEST_PARTY } from '@gangway/shared/domain/travel/travel-limits.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { useFormat } from '../../lib/format/use-format.ts';
import { useHumanCheck } from '../../lib/human-check/use-human-check.ts';
import { ownPositionPath } from '../../lib/paths.ts';
import { useMe } from '../../lib/requests/me.ts';
import { joinWaitlist } from './requests/waitlist.ts';

/** The `id`s of fields whose name differs from their value. */
export const HUMAN_CHECK = 'human-check';
export const PARTY = 'party';

interface JoinValues {
  tickets: Record<TicketType, number>;
  /** Empty: no cabin. */
  roomTypeId: string;
  /** The typed amount in ringgit; empty: any price. */
  most: string;
  others: number[];
  name: string;
  email: string;
}

/** The form to join a waiting list: a customer waits immediately, a guest must first confirm the address. */
export function useJoin(sailing: SailingDetail) {
  const { t } = useTranslation(['waitlist', 'human-check']);
  const { language } = useFormat();
  const [, navigate] = useLocation();
  const parameters = new URLSearchParams(useSearch());
  const me = useMe().data;
  const check = useHumanCheck();
  const [checkRequired, setCheckRequired] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [typed, setTyped] = useState<Partial<JoinValues>>({});
  const party = Number(parameters.get('party'));
  const values: JoinValues = {
    tickets: { adult: party >= 1 && party <= LARGEST_PARTY ? party : 2, child: 0, infant: 0, senior: 0 },
    roomTypeId: parameters.has('type') ? String(scarceType(sailing) ?? '') : '',
    most: '',
    others: [],
    name: me?.realName ?? '',
    email: me?.email ?? '',
    ...typed,
  };
  const { tickets } = values;
  const size = ticketTypeOrder.reduce((sum, type) => sum + tickets[type], 0);
  const type = sailing.roomTypes.find(({ id }) => String(id) === values.roomTypeId);

  const send = useMutation({
    meta: { inline: true },
    mutationFn: () => {
      const join = {
        sailingIds: [sailing.id, ...values.others],
        tickets,
        cabins: type ? { roomTypeId: type.id, count: Math.ceil(size / type.maxOccupancy) } : null,
        mostSen: senOf(values.most) ?? null,
        contact: { name: values.name.trim(), email: values.email.trim(), phone: null },
        language,
      };
      return checkRequired
        ? check.use(humanCheck => joinWaitlist({ ...join, humanCheck }))
        : joinWaitlist(join);
    },
    onSuccess: ({ entry }) => {
      if (entry) navigate(ownPositionPath(entry.token));
    },
    onError: error => {
      if (failureOf(error) === 'human-check-required') setCheckRequired(true);
    },
  });

  function findProblems(): Map<string, string> {
    const problems = new Map<string, string>();
    if (size === 0) problems.set(PARTY, t('join.partyMissing'));
    if (senOf(values.most) === undefined) problems.set('most', t('join.mostWrong'));
    if (values.name.trim() === '') problems.set('name', t('join.nameMissing'));
    if (faultOfEntry('email', values.email.trim(), true)) problems.set('email', t('join.emailWrong'));
    if (checkRequired && check.phase !== 'solving' && check.phase !== 'solved')
      problems.set(HUMAN_CHECK, t('human-check:please'));
    return problems;
  }

  return {
    values,
    size,
    problems,
    attempt,
    check: checkRequired ? check : null,
    pending: send.isPending,
    error: failureOf(send.error) === 'human-check-required' ? null : send.error,
    /** The address of the confirmation mail. */
    sentTo: send.data && !send.data.entry ? values.email.trim() : null,
    change: (part: Partial<JoinValues>) => setTyped(before => ({ ...before, ...part })),
    submit() {
      const remaining = findProblems();
      setProblems(remaining);
      setAttempt(attempt + 1);
      if (remaining.size === 0) send.mutate();
    },
  };
}

/** The first cabin type that is sold out. */
const scarceType = ({ roomTypes }: SailingDetail) => roomTypes.find(({ roomsLeft }) => roomsLeft === 0)?.id;

/** The typed amount in sen; null if empty, undefined if invalid. */
function senOf(typed: string): number | null | undefined {
  return typed.trim() === '' ? null : (parseMoney(typed) ?? undefined);
}
