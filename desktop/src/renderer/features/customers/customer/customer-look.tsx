import type { AccountStatus, CustomerLevel } from '@gangway/shared/contract/base/vocabulary.ts';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths.ts';
import { StatusBadge } from '../../../ui/status/status-badge.tsx';

export function CustomerStatus({ status }: { status: AccountStatus }) {
  const { t } = useTranslation('customers');
  return <StatusBadge tone={status === 'active' ? 'ok' : 'neutral'} label={t(`status.${status}`)} />;
}

/** "lim · Lim Siew Ling" */
export const nameOf = ({ username, realName }: { username: string; realName: string }): string =>
  realName ? `${username} · ${realName}` : username;

/** Address of a customer's record. */
export const customerPath = (id: string): string => `${paths.userInfoRecord}/${id}`;

/** Levels for lists of options, highest first. */
export const levelsDown = ['super_agent', 'agent', 'normal'] as const satisfies readonly CustomerLevel[];
