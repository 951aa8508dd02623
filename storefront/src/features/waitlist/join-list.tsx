import type { SailingDetail } from '@gangway/shared/contract/sailings.ts';
import { ticketTypeOrder } from '@gangway/shared/domain/money/fares.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Checkbox } from '@gangway/shared/ui/form/checkbox.tsx';
import { SelectField } from '@gangway/shared/ui/form/select-field.tsx';
import { TextField } from '@gangway/shared/ui/form/text-field.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { SessionBadge } from '@gangway/shared/ui/status/session-badge.tsx';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';
import { HumanCheck } from '../../lib/human-check/human-check.tsx';
import { ErrorSummary } from '../../ui/fields/error-summary.tsx';
import { Stepper } from '../../ui/fields/stepper.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useOtherSoldOut } from './requests/waitlist.ts';
import { HUMAN_CHECK, PARTY, useJoin } from './use-join.ts';
import styles from './waitlist.module.css';

const MOST = 9;

/** A party's request, and its contact address. */
export function JoinList({ sailing }: { sailing: SailingDetail }) {
  const { t } = useTranslation(['waitlist', 'site', 'human-check']);
  const { text, date, time, money } = useFormat();
  const join = useJoin(sailing);
  const { values, change, size, problems } = join;
  const others = (useOtherSoldOut(sailing, Math.max(size, 1)).data?.items ?? []).filter(
    ({ id }) => id !== sailing.id,
  );
  const { departure, destination } = sailing.route;
  const type = sailing.roomTypes.find(({ id }) => String(id) === values.roomTypeId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    join.submit();
  };
  if (join.sentTo)
    return (
      <div className={styles.screen}>
        <h1 tabIndex={-1} ref={element => element?.focus()}>
          {t('join.sent.heading')}
        </h1>
        <p>{t('join.sent.text', { email: join.sentTo })}</p>
        <p className="muted">{t('join.sent.after')}</p>
      </div>
    );
  return (
    <form className={styles.screen} noValidate onSubmit={submit}>
      <header>
        <h1>{t('join.heading')}</h1>
        <p className={styles.voyage}>
          <SessionBadge session={sailing.session} label={t(`site:session.${sailing.session}`)} />
          <span>{t('route', { departure: text(departure.name), destination: text(destination.name) })}</span>
          <span>{date(sailing.date)}</span>
          <span>{time(sailing.departsAt)}</span>
        </p>
        <p>{t('join.text')}</p>
      </header>
      <ErrorSummary
        title={t('join.problems')}
        attempt={join.attempt}
        problems={[...problems].map(([fieldId, message]) => ({ fieldId, message }))}
      />
      <Card className={styles.card}>
        <h2>{t('join.party')}</h2>
        {ticketTypeOrder.map((ticket, index) => (
          <Stepper
            key={ticket}
            {...(index === 0 && { id: PARTY })}
            label={t(`site:ticketType.${ticket}`)}
            hint={money(sailing.fares[ticket])}
            value={values.tickets[ticket]}
            max={values.tickets[ticket] + MOST - size}
            decreaseLabel={t(`join.fewer.${ticket}`)}
            increaseLabel={t(`join.more.${ticket}`)}
            onChange={count => change({ tickets: { ...values.tickets, [ticket]: count } })}
          />
        ))}
      </Card>
      <Card className={styles.card}>
        <h2>{t('join.what')}</h2>
        <SelectField
          id="room-type"
          label={t('join.cabin')}
          value={values.roomTypeId}
          options={[
            { value: '', label: t('join.noCabin') },
            ...sailing.roomTypes.map(({ id, name, priceSen }) => ({
              value: String(id),
              label: `${text(name)} · ${money(priceSen)}`,
            })),
          ]}
          onChange={event => change({ roomTypeId: event.target.value })}
        />
        {type && (
          <p className="muted">
            {t('join.cabins', { count: Math.ceil(size / type.maxOccupancy), beds: type.maxOccupancy })}
          </p>
        )}
        <TextField
          id="most"
          label={t('join.most')}
          hint={t('join.mostHint')}
          optional={t('site:optional')}
          inputMode="decimal"
          value={values.most}
          error={problems.get('most')}
          onChange={event => change({ most: event.target.value })}
        />
        {others.length > 0 && (
          <fieldset className={styles.others}>
            <legend>{t('join.others')}</legend>
            <p className="muted">{t('join.othersHint')}</p>
            {others.map(other => (
              <Checkbox
                key={other.id}
                label={`${date(other.date)}, ${time(other.departsAt)} · ${t(`site:session.${other.session}`)}`}
                checked={values.others.includes(other.id)}
                onChange={() =>
                  change({
                    others: values.others.includes(other.id)
                      ? values.others.filter(id => id !== other.id)
                      : [...values.others, other.id],
                  })
                }
              />
            ))}
          </fieldset>
        )}
      </Card>
      <Card className={styles.card}>
        <h2>{t('join.contact')}</h2>
        <TextField
          id="name"
          label={t('join.name')}
          autoComplete="name"
          value={values.name}
          error={problems.get('name')}
          onChange={event => change({ name: event.target.value })}
        />
        <TextField
          id="email"
          label={t('join.email')}
          hint={t('join.emailHint')}
          type="email"
          autoComplete="email"
          value={values.email}
          error={problems.get('email')}
          onChange={event => change({ email: event.target.value })}
        />
        {join.check && <HumanCheck id={HUMAN_CHECK} check={join.check} error={problems.get(HUMAN_CHECK)} />}
      </Card>
      {join.error && <Notice tone="bad" live title={join.error.message} />}
      <div>
        <Button type="submit" variant="primary" loading={join.pending}>
          {t('join.submit')}
        </Button>
      </div>
    </form>
  );
}
