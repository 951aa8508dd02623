import type { OfferedSailing, PartyChoice, PartyChoices } from '@gangway/shared/contract/sales/called-off.ts';
import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { SessionBadge } from '@gangway/shared/ui/status/session-badge.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Loading } from '../../../lib/page/loading-parts.tsx';
import { focusField } from '../../../ui/fields/focus-field.ts';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Chip } from '../../../ui/status/chip.tsx';
import { usePartyChoices } from '../requests/party-choices.ts';
import styles from './called-off-panel.module.css';
import { useChoice } from './use-choice.ts';

/** The choice for a paid order of a canceled or long delayed sailing: another sailing, the money back, or a voucher. */
export function CalledOffPanel({ order, delayed = false }: { order: OrderDetail; delayed?: boolean }) {
  const { t } = useTranslation('orders');
  const choices = usePartyChoices(order.number);
  return (
    <Card className={styles.panel} role="region" aria-labelledby="called-off-heading" data-print="no">
      <h2 id="called-off-heading">{t(delayed ? 'calledOff.headingDelayed' : 'calledOff.heading')}</h2>
      {choices.isPending && <Loading heights={['4rem', '4rem']} />}
      {choices.isError && <Notice tone="bad" title={choices.error.message} />}
      {choices.data === null && !delayed && <p role="status">{t('calledOff.soon')}</p>}
      {choices.data && <Choice number={order.number} choices={choices.data} />}
    </Card>
  );
}

const ways = ['refund', 'credit'] as const;
type Way = (typeof ways)[number];

function Choice({ number, choices }: { number: string; choices: PartyChoices }) {
  const { t } = useTranslation('orders');
  const { dateTime, money } = useFormat();
  const [value, setValue] = useState<string>();
  const [tried, setTried] = useState(false);
  const { kept, others, refundSen, credit, until, otherwise } = choices;
  const creditSen = credit ? credit.amountSen + credit.bonusSen : 0;
  const sailings = kept ? [kept, ...others] : others;
  const decide = useChoice(number);
  const submit = () => {
    setTried(true);
    const choice = toChoice(value);
    if (choice) decide.mutate(choice);
    else focusField('called-off-choice');
  };
  return (
    <>
      <p>
        {t(
          otherwise === 'stay'
            ? 'calledOff.textDelayed'
            : sailings.length > 0
              ? 'calledOff.text'
              : 'calledOff.textNoSailing',
        )}
      </p>
      <RadioCards
        id="called-off-choice"
        name="called-off-choice"
        legend={t('calledOff.legend')}
        columns={1}
        value={value}
        onChange={setValue}
        error={tried && !toChoice(value) ? t('calledOff.choose') : undefined}
        options={[
          ...sailings.map(offered => ({
            value: String(offered.sailing.id),
            title: dateTime(offered.sailing.departsAt),
            description: <Offer offered={offered} kept={offered === kept} />,
          })),
          {
            value: 'refund',
            title: t('calledOff.refund'),
            description: t('calledOff.refundHow'),
            aside: <strong className="numbers">{money(refundSen)}</strong>,
          },
          ...(credit
            ? [
                {
                  value: 'credit',
                  title: t('calledOff.credit'),
                  description:
                    credit.bonusSen > 0
                      ? t('calledOff.creditBonus', {
                          bonus: money(credit.bonusSen),
                          days: credit.days,
                        })
                      : t('calledOff.creditHow', { days: credit.days }),
                  aside: <strong className="numbers">{money(creditSen)}</strong>,
                },
              ]
            : []),
        ]}
      />
      <p>
        {t('calledOff.until', { time: dateTime(until) })} {t(`calledOff.otherwise.${otherwise}`)}
      </p>
      {decide.isError && <Notice tone="bad" live title={decide.error.message} />}
      <Button variant="primary" loading={decide.isPending} onClick={submit}>
        {t(label(value), { amount: money(value === 'credit' ? creditSen : refundSen) })}
      </Button>
    </>
  );
}

function toChoice(value: string | undefined): PartyChoice | undefined {
  if (value === undefined) return undefined;
  return isWay(value) ? { choice: value } : { choice: 'move', sailingId: Number(value) };
}

function label(value: string | undefined) {
  if (value === undefined) return 'calledOff.decide';
  return isWay(value) ? (`calledOff.take.${value}` as const) : 'calledOff.take.move';
}

const isWay = (value: string): value is Way => (ways as readonly string[]).includes(value);

/** Ship and session of an offered sailing, its cabins, and the refund. */
function Offer({ offered, kept }: { offered: OfferedSailing; kept: boolean }) {
  const { sailing, cabins, refundSen } = offered;
  const { t } = useTranslation(['orders', 'site']);
  const { money, sentences } = useFormat();
  return (
    <span className={styles.offer}>
      <span>{sailing.ship.name}</span>
      <span className={styles.marks}>
        <SessionBadge session={sailing.session} label={t(`site:session.${sailing.session}`)} />
        {kept && <Chip tone="ok">{t('calledOff.kept')}</Chip>}
      </span>
      <span>
        {sentences([
          ...(cabins === 'none' ? [] : [t(`calledOff.cabins.${cabins}`)]),
          refundSen > 0 ? t('calledOff.back', { amount: money(refundSen) }) : t('calledOff.noCost'),
        ])}
      </span>
    </span>
  );
}
