import { languages } from '@gangway/shared/contract/base/languages.ts';
import type { LegalPageName } from '@gangway/shared/contract/legal.ts';
import type { OfficeLegalVersion } from '@gangway/shared/contract/office/system/legal.ts';
import { languageName } from '@gangway/shared/i18n/language-names.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../ui/status/state-panel.tsx';
import { StatusBadge } from '../../ui/status/status-badge.tsx';
import { legalQuery } from './requests/legal-pages.ts';

interface VersionTableProps {
  page: LegalPageName;
  onOpen: (version: OfficeLegalVersion) => void;
}

/** The versions of a page, newest first, with the one that holds today. */
export function VersionTable({ page, onOpen }: VersionTableProps) {
  const { t } = useTranslation('legal-pages');
  const { date, enumerate, language: office } = useFormat();
  const result = useQuery(legalQuery(page));
  const holding = result.data?.items.find(({ isFixed }) => isFixed);
  const stateOf = (version: OfficeLegalVersion) => {
    if (!version.isFixed) return 'planned';
    return version === holding ? 'holds' : 'past';
  };
  const columns: Column<OfficeLegalVersion>[] = [
    {
      id: 'validFrom',
      key: true,
      header: t('validFrom'),
      cell: ({ validFrom }) => date(validFrom),
      width: 180,
      fixed: true,
    },
    {
      id: 'state',
      key: true,
      header: t('state'),
      cell: version => {
        const state = stateOf(version);
        return <StatusBadge tone={tones[state]} label={t(`states.${state}`)} />;
      },
      width: 160,
    },
    {
      id: 'languages',
      header: t('languages'),
      cell: ({ text }) =>
        enumerate(languages.filter(each => text[each]).map(each => languageName(each, office))),
    },
  ];
  return (
    <DataTable
      id="legal-pages"
      label={t(`pages.${page}`)}
      columns={columns}
      result={result}
      rowKey={version => String(version.id)}
      onOpen={onOpen}
      empty={<EmptyState title={t('none')} />}
    />
  );
}

const tones = { planned: 'info', holds: 'ok', past: 'neutral' } as const;
