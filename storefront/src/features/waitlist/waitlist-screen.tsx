/*
 * A party's position on a waiting list, and what it is offered.
 */

import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Redirect, useSearch } from 'wouter';
import { Failed } from '../../lib/art/moments.tsx';
import { Loading } from '../../lib/page/loading-parts.tsx';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { useSailing } from '../../lib/requests/sailing.ts';
import { JoinList } from './join-list.tsx';
import { OwnPosition } from './own-position.tsx';

/** The form to join a waiting list (`?sailing=`), or the own position by the link of a mail (`#token`). */
export default function WaitlistScreen() {
  const { t } = useTranslation('waitlist');
  const sailing = Number(new URLSearchParams(useSearch()).get('sailing'));
  const token = useFragment();
  usePageTitle(t('title'));
  return (
    <div className="wrap">
      {token !== '' ? (
        <OwnPosition key={token} token={token} />
      ) : sailing >= 1 ? (
        <LoadedJoin id={sailing} />
      ) : (
        <Redirect to={paths.routeList} replace />
      )}
    </div>
  );
}

/** The text after the `#`, which is never sent to a server. */
function useFragment(): string {
  const [fragment, setFragment] = useState(() => location.hash.slice(1));
  useEffect(() => {
    const follow = () => setFragment(location.hash.slice(1));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return fragment;
}

function LoadedJoin({ id }: { id: number }) {
  const { t } = useTranslation(['waitlist', 'site']);
  const sailing = useSailing(id);
  if (sailing.isPending) return <Loading heights={['4rem', '16rem', '16rem']} />;
  if (sailing.isError)
    return (
      <Failed
        headingLevel={1}
        title={t('site:failure.title')}
        text={sailing.error.message}
        actions={
          <Button variant="primary" onClick={() => sailing.refetch()}>
            {t('site:tryAgain')}
          </Button>
        }
      />
    );
  return <JoinList sailing={sailing.data} />;
}
