import type { SailingDetail } from '@gangway/shared/contract/sailings.ts';
import { serverNow } from '@gangway/shared/ui/api/server-clock.ts';
import { ButtonLink } from '@gangway/shared/ui/form/button.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { NothingFound } from '../../../lib/art/moments.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { sailingsPath } from '../../../lib/paths.ts';
import { sailingQuery } from '../../../lib/requests/sailing.ts';
import { useSecondsLeft } from '../../../ui/time/use-seconds-left.ts';

/** A sailing whose sale has not opened: it becomes bookable automatically. */
export function OnSaleFrom({ sailing, opensAt }: { sailing: SailingDetail; opensAt: string }) {
  const { t } = useTranslation(['booking', 'queue']);
  const { dateTime } = useFormat();
  const queries = useQueryClient();
  useSecondsLeft(
    Date.parse(opensAt),
    serverNow,
    () => void queries.invalidateQueries(sailingQuery(sailing.id)),
  );
  const { departure, destination } = sailing.route;
  return (
    <NothingFound
      headingLevel={1}
      title={t('queue:opens', { when: dateTime(opensAt) })}
      text={t('queue:notYet')}
      actions={
        <Link href={sailingsPath({ departure: departure.code, destination: destination.code })} asChild>
          <ButtonLink variant="primary">{t('closed.others')}</ButtonLink>
        </Link>
      }
    />
  );
}
