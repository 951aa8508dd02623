import type { OfficeCustomerDetail } from '@gangway/shared/contract/office/orders/customers.ts';
import type { SubagentTree } from '@gangway/shared/contract/people/agents.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { request } from '../../../lib/api/request.ts';
import { paths } from '../../../lib/paths.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { Skeleton } from '../../../ui/status/skeleton.tsx';
import { ErrorState } from '../../../ui/status/state-panel.tsx';
import { customerPath, nameOf } from '../customer/customer-look.tsx';
import styles from './record.module.css';

/** The superiors, from the top of the tree, and the sub-agents with their balances and sales. */
export function CustomerTree({ customer }: { customer: OfficeCustomerDetail }) {
  const { t } = useTranslation('customers');
  const { money } = useFormat();
  const { data, error, refetch } = useSubagents(customer.id);
  const depth = customer.superiors.length;
  const { agents, clients } = customer.below;
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />;
  return (
    <div className={styles.tree}>
      <ul>
        {customer.superiors.map((superior, level) => (
          <Row key={superior.id} depth={level} {...superior} />
        ))}
        <li className={styles.here} style={{ paddingInlineStart: indent(depth) }} aria-current="true">
          <strong>{nameOf(customer)}</strong>
          <span className={styles.note}>{t('tree.here')}</span>
        </li>
        {data?.items.map(agent => (
          <Row
            key={agent.id}
            {...agent}
            depth={depth + agent.depth}
            sold={t('tree.sold', { money: money(agent.sold.amountSen) })}
            balance={
              agent.level === 'normal' ? undefined : t('tree.balance', { money: money(agent.balanceSen) })
            }
          />
        ))}
        {!data && (
          <li style={{ paddingInlineStart: indent(depth + 1) }}>
            <Skeleton width={24} />
          </li>
        )}
      </ul>
      {data?.items.length === 0 && <p className={styles.note}>{t('tree.nobodyBelow')}</p>}
      {agents + clients > 0 && (
        <p>
          {clients > 0 && `${t('tree.clients', { count: clients })} · `}
          <Link href={`${paths.userInfoRecord}?superior=${customer.id}`}>{t('tree.showBelow')}</Link>
        </p>
      )}
    </div>
  );
}

interface RowProps {
  id: string;
  username: string;
  realName: string;
  level: OfficeCustomerDetail['level'];
  depth: number;
  /** Sales of this month. */
  sold?: string;
  balance?: string | undefined;
}

function Row({ id, depth, level, sold, balance, ...names }: RowProps) {
  const { t } = useTranslation('customers');
  return (
    <li style={{ paddingInlineStart: indent(depth) }}>
      <Link href={customerPath(id) + location.search}>{nameOf(names)}</Link>
      <span className={styles.note}>{t(`level.${level}`)}</span>
      {sold && <span className={styles.note}>{sold}</span>}
      {balance && <span className={styles.money}>{balance}</span>}
    </li>
  );
}

const indent = (depth: number) => `calc(var(--space-3) + ${depth} * var(--space-5))`;

const useSubagents = (id: string) =>
  useQuery({
    queryKey: ['customers', 'subagents', id],
    queryFn: ({ signal }) => request<SubagentTree>('GET', `/office/customers/${id}/subagents`, { signal }),
    meta: { inline: true },
  });
