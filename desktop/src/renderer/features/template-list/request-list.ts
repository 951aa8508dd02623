import { useQuery } from '@tanstack/react-query';

/** The mock's list (R72), in an envelope of its own. */
export interface TemplateItem {
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

export const useTemplateList = () =>
  useQuery({
    queryKey: ['template', 'list'],
    queryFn: async ({ signal }) => {
      const response = await fetch('/vue-admin-template/table/list', { signal });
      const { code, message = '', data } = (await response.json()) as Answer;
      if (code !== SUCCESS) throw new Error(message);
      return data;
    },
  });
