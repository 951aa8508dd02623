/*
 * Slides of the home page.
 */

import { languages } from '@gangway/shared/contract/base/vocabulary.ts';
import { type OfficeSlide, slideStates } from '@gangway/shared/contract/office/fleet/slides.ts';
import { languageName } from '@gangway/shared/i18n/language-names.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filterFields } from '../../lib/lists/filter-fields.ts';
import { useListState } from '../../lib/lists/use-list-state.ts';
import { useFormat } from '../../lib/use-format.ts';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { ListScreen } from '../../ui/layout/list-screen.tsx';
import { slidesQuery } from './requests/slides.ts';
import { SlideDrawer } from './slide-form/slide-drawer.tsx';
import { SlidesTable } from './slides-table.tsx';

/** The slides of the home page: order, schedule, language (R31). */
export default function SlidesScreen() {
  const { t } = useTranslation('slides');
  const { language: office } = useFormat();
  const list = useListState({
    filters: { search: '', language: '', state: '' },
    sort: 'position',
    size: 200,
  });
  const filter = filterFields(list);
  const result = useQuery(slidesQuery(list.query));
  /** `undefined`: no form; `null`: a new slide. */
  const [open, setOpen] = useState<OfficeSlide | null | undefined>(undefined);
  return (
    <ListScreen
      title={t('title')}
      add={{ label: t('new'), onClick: () => setOpen(null) }}
      list={list}
      filters={
        <>
          <SearchField {...filter.search('search', t('search'))} />
          <SelectField
            {...filter.choice('language', t('language'), t('anyLanguage'))}
            choices={languages.map(language => ({ value: language, label: languageName(language, office) }))}
          />
          <SelectField
            {...filter.choice('state', t('state'), t('anyState'))}
            choices={slideStates.map(state => ({ value: state, label: t(`states.${state}`) }))}
          />
        </>
      }
    >
      <SlidesTable result={result} list={list} onOpen={setOpen} />
      {open !== undefined && (
        <SlideDrawer key={open?.id ?? 'new'} slide={open} onClose={() => setOpen(undefined)} />
      )}
    </ListScreen>
  );
}
