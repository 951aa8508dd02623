import { ButtonLink } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { LoadFailed, Loading } from '../../lib/page/loading-parts.tsx';
import { paths } from '../../lib/paths.ts';
import { useRoutes } from '../../lib/requests/routes.ts';
import styles from './popular-routes.module.css';
import { RouteCard } from './route-card.tsx';

const SHOWN = 6;
export function PopularRoutes() {
  const { t } = useTranslation('home');
  return (
    <section className={`${styles.section} wrap`} aria-labelledby="routes-heading">
      <div className={styles.head}>
        <h2 id="routes-heading">{t('routes.heading')}</h2>
        <Link href={paths.routeList} asChild>
          <ButtonLink variant="quiet" iconEnd="arrow-right">
            {t('routes.all')}
          </ButtonLink>
        </Link>
      </div>
      <RouteCards />
    </section>
  );
}

function RouteCards() {
  const { t } = useTranslation('home');
  const routes = useRoutes();
  if (routes.isPending) return <Loading className={styles.grid} heights={['20rem', '20rem', '20rem']} />;
  if (routes.isError) return <LoadFailed query={routes} title={t('routes.failedTitle')} />;
  if (routes.data.length === 0)
    return (
      <Notice title={t('routes.emptyTitle')}>
        <p>{t('routes.emptyText')}</p>
      </Notice>
    );
  return (
    <ul className={styles.grid}>
      {routes.data.slice(0, SHOWN).map(route => (
        <RouteCard key={route.id} route={route} />
      ))}
    </ul>
  );
}
