/*
 * The sample list of the back office's template (R72).
 */

import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { EmptyState } from '../../ui/status/state-panel.tsx';
import { StatusBadge } from '../../ui/status/status-badge.tsx';

const tones = { published: 'ok', draft: 'neutral', deleted: 'bad' } as const;

/** The template's demo list. */
export default function TemplateListScreen() {
  const { t } = useTranslation('template-list');
  const { number } = useFormat();
  const list = useTemplateList();
  return (
    <Screen fill>
      <PageHeader title={t('title')} />
      <Notice tone="info">{t('about')}</Notice>
      <DataTable<TemplateItem>
        id="template"
        label={t('title')}
        result={list}
        rowKey={({ id }) => id}
        empty={<EmptyState title={t('empty')} />}
        columns={[
          { id: 'id', header: t('column.id'), width: 80, fixed: true, cell: ({ id }) => id },
          { id: 'title', header: t('column.title'), cell: ({ title }) => title },
          { id: 'author', header: t('column.author'), width: 140, cell: ({ author }) => author },
          {
            id: 'pageviews',
            header: t('column.pageviews'),
            width: 120,
            align: 'end',
            cell: ({ pageviews }) => number(pageviews),
          },
          {
            id: 'status',
            header: t('column.status'),
            width: 140,
            cell: ({ status }) => <StatusBadge tone={tones[status]} label={t(`status.${status}`)} />,
          },
          { id: 'time', header: t('column.time'), width: 200, cell: ({ display_time }) => display_time },
        ]}
      />
    </Screen>
  );
}

/** The mock's list (R72), in an envelope of its own. */
interface TemplateItem {
  id: string;
  title: string;
  status: 'published' | 'draft' | 'deleted';
  author: string;
  display_time: string;
  pageviews: number;
}

interface Answer {
  code: number;
  message?: string;
  data: { total: number; items: TemplateItem[] };
}

const SUCCESS = 20_000;

const useTemplateList = () =>
  useQuery({
    queryKey: ['template', 'list'],
    queryFn: async ({ signal }) => {
      const response = await fetch('/vue-admin-template/table/list', { signal });
      const { code, message = '', data } = (await response.json()) as Answer;
      if (code !== SUCCESS) throw new Error(message);
      return data;
    },
  });
