import type { OfficeSlide, SlideState } from '@gangway/shared/contract/office/fleet/slides.ts';
import { languageName } from '@gangway/shared/i18n/language-names.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, CalendarClock, CalendarX, Eye } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListState } from '../../lib/lists/use-list-state.ts';
import { useFormat } from '../../lib/use-format.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { toasts } from '../../ui/dialogs/toasts.ts';
import type { Icon } from '../../ui/icon.tsx';
import { EmptyState } from '../../ui/status/state-panel.tsx';
import { StatusBadge } from '../../ui/status/status-badge.tsx';
import type { Tone } from '../../ui/status/tone.ts';
import { orderSlides } from './requests/slides.ts';
import styles from './slides.module.css';

const looks: Record<SlideState, { tone: Tone; icon: Icon }> = {
  shown: { tone: 'ok', icon: Eye },
  coming: { tone: 'info', icon: CalendarClock },
  over: { tone: 'neutral', icon: CalendarX },
};

interface SlidesTableProps {
  result: UseQueryResult<{ items: OfficeSlide[]; total: number }>;
  list: ListState;
  onOpen: (slide: OfficeSlide) => void;
}

export function SlidesTable({ result, list, onOpen }: SlidesTableProps) {
  const { t } = useTranslation('slides');
  const { date, language: office } = useFormat();
  const [busy, setBusy] = useState(false);
  const slides = result.data?.items ?? [];
  /** Whether the unfiltered list is shown in its own order; only then can slides be reordered. */
  const isWhole =
    !list.filtered && list.sort === 'position' && !list.descending && slides.length === result.data?.total;
  const move = async (index: number, by: -1 | 1) => {
    const seen = slides.map(({ id }) => id);
    const ids = [...seen];
    const [id] = ids.splice(index, 1);
    if (id === undefined) return;
    ids.splice(index + by, 0, id);
    setBusy(true);
    await orderSlides({ seen, ids })
      .catch((error: Error) => toasts.show(error.message, 'bad'))
      .finally(() => setBusy(false));
  };
  const scheduleOf = ({ shownFrom, shownUntil }: OfficeSlide) => {
    if (shownFrom && shownUntil) return t('between', { from: date(shownFrom), until: date(shownUntil) });
    if (shownFrom) return t('from', { from: date(shownFrom) });
    return shownUntil ? t('until', { until: date(shownUntil) }) : t('always');
  };
  const mover = (slide: OfficeSlide, by: -1 | 1) => {
    const index = slides.indexOf(slide);
    const { title } = slide;
    return (
      <IconButton
        icon={by < 0 ? ArrowUp : ArrowDown}
        label={isWhole ? t(by < 0 ? 'earlier' : 'later', { title }) : t('orderHint')}
        disabled={!isWhole || busy || slides[index + by] === undefined}
        onClick={() => void move(index, by)}
      />
    );
  };
  const columns: Column<OfficeSlide>[] = [
    {
      id: 'position',
      header: t('position'),
      cell: slide => (
        <span className={styles.order}>
          {slide.position}
          {mover(slide, -1)}
          {mover(slide, 1)}
        </span>
      ),
      width: 130,
      sortable: true,
      fixed: true,
    },
    {
      id: 'picture',
      key: true,
      header: t('picture'),
      cell: slide => <img className={styles.thumb} src={slide.picture.url} alt="" />,
      width: 110,
    },
    { id: 'title', header: t('slideTitle'), cell: slide => slide.title, sortable: true, fixed: true },
    { id: 'subtitle', header: t('subtitle'), cell: slide => slide.subtitle },
    {
      id: 'language',
      key: true,
      header: t('language'),
      cell: slide => (slide.language ? languageName(slide.language, office) : t('everyLanguage')),
      width: 130,
    },
    { id: 'shownFrom', header: t('schedule'), cell: scheduleOf, width: 250, sortable: true },
    {
      id: 'state',
      key: true,
      header: t('state'),
      cell: slide => <StatusBadge {...looks[slide.state]} label={t(`states.${slide.state}`)} />,
      width: 140,
    },
    { id: 'linkUrl', header: t('linkUrl'), cell: slide => slide.linkUrl, hidden: true },
  ];
  return (
    <DataTable
      id="slides"
      label={t('table')}
      columns={columns}
      result={result}
      rowKey={slide => String(slide.id)}
      list={list}
      onOpen={onOpen}
      empty={<EmptyState title={t('none')} />}
    />
  );
}
