import type { SailingDetail } from '@gangway/shared/contract/sailings.ts';
import { ButtonLink } from '@gangway/shared/ui/form/button.tsx';
import { useTranslation } from 'react-i18next';
import { Link, useSearch } from 'wouter';
import { NothingFound } from '../../../lib/art/moments.tsx';
import { joinListPath, sailingsPath } from '../../../lib/paths.ts';

/** Nothing is left: the customer may wait for places, or choose another date. */
export function SoldOut({ sailing }: { sailing: SailingDetail }) {
  const { t } = useTranslation('booking');
  const party = new URLSearchParams(useSearch()).get('party') ?? undefined;
  const { departure, destination } = sailing.route;
  return (
    <NothingFound
      headingLevel={1}
      title={t('waitlist.title')}
      text={t('waitlist.text')}
      actions={
        <>
          <Link href={joinListPath(sailing.id, { party })} asChild>
            <ButtonLink variant="primary">{t('waitlist.join')}</ButtonLink>
          </Link>
          <Link href={sailingsPath({ departure: departure.code, destination: destination.code })} asChild>
            <ButtonLink>{t('closed.others')}</ButtonLink>
          </Link>
        </>
      }
    />
  );
}
