import type { Session } from '@gangway/shared/contract/vocabulary.ts';
import { wallClockAt } from '@gangway/shared/domain/zoned-clock.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Hero } from '../../features/home/hero.tsx';
import { PopularRoutes } from '../../features/home/popular-routes.tsx';
import { SlideShow } from '../../features/home/slide-show.tsx';
import { WhyUs } from '../../features/home/why-us.tsx';
import { SearchForm } from '../../features/search/search-form.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { criteriaOf } from '../../lib/search-criteria.ts';
import { serverNow } from '../../lib/server-clock.ts';

const anything = criteriaOf(new URLSearchParams());

export default function HomeScreen() {
  const { t } = useTranslation('home');
  const [chosen, setChosen] = useState<Session | ''>('');
  usePageTitle(t('title'));
  return (
    <>
      <Hero session={chosen || lightOfTheHour()}>
        <SearchForm initial={anything} onSessionChange={setChosen} />
      </Hero>
      <SlideShow />
      <PopularRoutes />
      <WhyUs />
    </>
  );
}

/** Which of the two lights lies over the strait right now. */
function lightOfTheHour(): Session {
  const { hour } = wallClockAt(new Date(serverNow()));
  return hour >= 7 && hour < 19 ? 'daytime' : 'nighttime';
}
