import type { Subagent } from '@gangway/shared/contract/people/agents.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { FactLine } from '../../../ui/layout/fact-line.tsx';
import { Chip } from '../../../ui/status/chip.tsx';
import { SoldFigures } from '../sold/sold-figures.tsx';
import styles from './subagents.module.css';

interface SubagentRowProps {
  subagent: Subagent;
  /** The superior, if that is not the reader. */
  superior: string | undefined;
  onGive: () => void;
}

export function SubagentRow({ subagent, superior, onGive }: SubagentRowProps) {
  const { t } = useTranslation('agent');
  const { money } = useFormat();
  const { id, realName, username, level, status, depth, balanceSen, clients, sold } = subagent;
  // Customers are listed once they have recommended someone; they have no balance.
  const isAgent = level !== 'normal';
  const nameId = `agent-${id}`;
  return (
    <li className={styles.agent} style={{ '--depth': depth - 1 } as CSSProperties}>
      <div className={styles.who}>
        <p className={styles.name}>
          <strong id={nameId}>{realName}</strong>
          <Chip>{t(`level.${level}`)}</Chip>
          {status === 'inactive' && <Chip tone="warn">{t('subagents.inactive')}</Chip>}
        </p>
        <p className={styles.details}>
          <FactLine
            facts={[
              username,
              ...(superior ? [t('subagents.below', { name: superior })] : []),
              ...(clients > 0 ? [t('subagents.clients', { count: clients })] : []),
            ]}
          />
        </p>
      </div>
      <dl className={styles.figures}>
        <div>
          <dt>{t('subagents.sold')}</dt>
          <dd>
            <SoldFigures sold={sold} />
          </dd>
        </div>
        {isAgent && (
          <div>
            <dt>{t('account.balance')}</dt>
            <dd className={styles.balance}>{money(balanceSen)}</dd>
          </div>
        )}
      </dl>
      {isAgent && status === 'active' && (
        <Button aria-describedby={nameId} onClick={onGive}>
          {t('give.open')}
        </Button>
      )}
    </li>
  );
}
