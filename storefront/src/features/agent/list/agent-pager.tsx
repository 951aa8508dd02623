import { useTranslation } from 'react-i18next';
import { Pager } from '../../../ui/layout/pager.tsx';

interface AgentPagerProps {
  page: number;
  size: number;
  total: number;
  onPage: (page: number) => void;
}

export function AgentPager({ page, size, total, onPage }: AgentPagerProps) {
  const { t } = useTranslation('agent');
  return (
    <Pager
      page={page}
      size={size}
      total={total}
      label={t('pages.label')}
      earlierLabel={t('pages.earlier')}
      laterLabel={t('pages.later')}
      positionLabel={t('pages.position', { page, pages: Math.ceil(total / size) })}
      onPage={onPage}
    />
  );
}
