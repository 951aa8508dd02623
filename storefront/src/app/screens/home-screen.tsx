import type { Session } from '@gangway/shared/contract/base/vocabulary.ts';
import { criteriaOf } from '@gangway/shared/domain/sailings/search-criteria.ts';
import { lightOfTheHour } from '@gangway/shared/domain/time/light-of-the-hour.ts';
import { serverNow } from '@gangway/shared/ui/api/server-clock.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Hero } from '../../features/home/hero.tsx';
import { PopularRoutes } from '../../features/home/popular-routes.tsx';
import { SlideShow } from '../../features/home/slide-show.tsx';
import { WhyUs } from '../../features/home/why-us.tsx';
import { SearchForm } from '../../features/search/search-form.tsx';
import { usePageTitle } from '../../lib/page/page-title.ts';

const anything = criteriaOf(new URLSearchParams());

export default function HomeScreen() {
  const { t } = useTranslation('home');
  const [chosen, setChosen] = useState<Session | ''>('');
  usePageTitle(t('title'));
  return (
    <>
      <Hero session={chosen || lightOfTheHour(new Date(serverNow()))}>
        <SearchForm initial={anything} onSessionChange={setChosen} />
      </Hero>
      <SlideShow />
      <PopularRoutes />
      <WhyUs />
    </>
  );
}
