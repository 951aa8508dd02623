import type { Subagent } from '@gangway/shared/contract/people/agents.ts';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed, Loading } from '../../../lib/page/loading-parts.tsx';
import type { Period } from '../period/period.ts';
import { useSubagents } from '../requests/agent.ts';
import { GiveDialog } from './give-dialog.tsx';
import { SubagentRow } from './subagent-row.tsx';
import styles from './subagents.module.css';

interface SubagentsProps {
  period: Period;
  /** The available balance; null until it is loaded. */
  availableSen: number | null;
}

/** The tree of sub-agents, each with the sales in the period. */
export function Subagents({ period, availableSen }: SubagentsProps) {
  const { t } = useTranslation('agent');
  const tree = useSubagents(period);
  const [receiver, setReceiver] = useState<Subagent | null>(null);
  if (tree.isPending) return <Loading heights={['10rem']} />;
  if (tree.isError) return <LoadFailed query={tree} title={t('subagents.failed')} />;
  const { items } = tree.data;
  if (items.length === 0) return <Notice title={t('subagents.none')} />;
  const agents = items.filter(({ level }) => level !== 'normal').length;
  const superiorOf = ({ superiorId }: Subagent) => items.find(({ id }) => id === superiorId)?.realName;
  return (
    <>
      {agents > 0 && <h3>{t('subagents.heading', { count: agents })}</h3>}
      <ul className={styles.tree} aria-busy={tree.isPlaceholderData}>
        {items.map(subagent => (
          <SubagentRow
            key={subagent.id}
            subagent={subagent}
            superior={superiorOf(subagent)}
            onGive={() => setReceiver(subagent)}
          />
        ))}
      </ul>
      <GiveDialog receiver={receiver} availableSen={availableSen} onClose={() => setReceiver(null)} />
    </>
  );
}
