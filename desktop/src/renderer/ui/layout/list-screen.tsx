import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ListState } from '../../lib/lists/use-list-state.ts';
import type { Icon } from '../icon.tsx';
import { FilterBar } from './filter-bar.tsx';
import { PageHeader } from './page-header.tsx';
import { Screen } from './screen.tsx';

interface ListScreenProps {
  title: string;
  /** Button that adds a record; omitted or false if records cannot be added. */
  add?: { label: string; icon?: Icon; onClick: () => void } | false;
  list: Pick<ListState, 'filtered' | 'resetFilters'>;
  /** Fields bound by `filterFields`. */
  filters: ReactNode;
  /** The table, and the drawer of the open record. */
  children: ReactNode;
}

/** A screen with a list of records: filters, and a table that scrolls inside the screen. */
export const ListScreen = ({ title, add, list, filters, children }: ListScreenProps) => (
  <Screen fill>
    <PageHeader
      title={title}
      actions={
        add && (
          <Button variant="primary" icon={add.icon ?? Plus} onClick={add.onClick}>
            {add.label}
          </Button>
        )
      }
    />
    <FilterBar active={list.filtered} onReset={list.resetFilters}>
      {filters}
    </FilterBar>
    {children}
  </Screen>
);
