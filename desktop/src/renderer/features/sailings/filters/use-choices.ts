import { sailingStatuses, sessions } from '@gangway/shared/contract/base/vocabulary.ts';
import type { SailingOptions } from '@gangway/shared/contract/office/sailings/sailings.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { request } from '../../../lib/api/request.ts';
import { useFormat } from '../../../lib/use-format.ts';

const none: SailingOptions = { ships: [], routes: [] };

/** The select options for filtering and planning sailings. */
export function useChoices() {
  const { t } = useTranslation(['sailings', 'frame']);
  const { text } = useFormat();
  const options = useSailingOptions().data ?? none;
  const nameOf = ({ departure, destination }: SailingOptions['routes'][number]) =>
    `${text(departure.name)} → ${text(destination.name)}`;
  return {
    options,
    ships: options.ships.map(({ id, name, status }) => ({
      value: String(id),
      label: status === 'active' ? name : t(`shipStatus.${status}`, { ship: name }),
      disabled: status !== 'active',
    })),
    routes: options.routes.map(route => ({
      value: String(route.id),
      label: nameOf(route),
      disabled: !route.active,
    })),
    sessions: sessions.map(session => ({ value: session, label: t(`frame:session.${session}`) })),
    statuses: sailingStatuses.map(status => ({ value: status, label: t(`status.${status}`) })),
  };
}

export type Choices = ReturnType<typeof useChoices>;

/** Ships and routes, for filters and forms. */
const useSailingOptions = () =>
  useQuery({
    queryKey: ['sailings', 'options'],
    queryFn: ({ signal }) => request<SailingOptions>('GET', '/office/sailings/options', { signal }),
  });
