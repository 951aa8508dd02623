import type { FareRule, OfficeRoute } from '@gangway/shared/contract/office/fleet/ports-and-routes.ts';
import type { FarePreview } from '@gangway/shared/contract/office/sailings/fares.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../lib/api/request.ts';
import { useFieldWords } from '../../../lib/forms/field-words.ts';
import { useOfficeForm } from '../../../lib/forms/use-office-form.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { weekdayName } from '../../../lib/weekday.ts';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import { Form } from '../../../ui/form/form.tsx';
import { saveRoute } from '../requests/save-route.ts';
import { RuleFields } from './rule-fields.tsx';
import styles from './rules.module.css';
import { newRule, type RulesFields, rulesForm, rulesOf, toRules } from './rules-form.ts';
import { RulesPreview } from './rules-preview.tsx';

interface Question {
  preview: FarePreview;
  decide: (save: boolean) => void;
}

/** The fares of a route by weekday and season; shows which sailings change before they are saved. */
export function FareRulesForm({ route }: { route: OfficeRoute }) {
  const { t } = useTranslation('fares');
  const { date, language } = useFormat();
  const [question, setQuestion] = useState<Question>();
  const mayChange = async (id: number, rules: FareRule[]) => {
    const preview = await previewFareRules(id, rules);
    return new Promise<boolean>(resolve =>
      setQuestion({
        preview,
        decide: save => {
          setQuestion(undefined);
          resolve(save);
        },
      }),
    );
  };
  const form = useOfficeForm({
    schema: rulesForm,
    defaultValues: rulesOf(route),
    record: route,
    valuesOf: rulesOf,
    save: async (fields, original) => {
      const rules = toRules(fields);
      if (!(await mayChange(original.id, rules))) throw new Error(t('rules.notSaved'));
      return changeFareRules(original, rules);
    },
    saved: () => toasts.show(t('rules.saved'), 'ok'),
    sentenceOf: rule =>
      ({ season: t('rules.seasonOrder'), days: t('rules.daysNeeded'), partly: t('rules.partly') })[rule],
  });
  const rules = form.field('rules', t('rules.tab'));
  useFieldWords(rules.id, (all: RulesFields['rules']) =>
    all
      .map(({ name, weekdays, from, until, fares }) => {
        const days = weekdays.map(day => weekdayName(Number(day), language, 'short')).join(', ');
        const season = from && until ? t('rules.season', { from: date(from), until: date(until) }) : '';
        return [name, days, season, Object.values(fares).join(' · ')].filter(Boolean).join(', ');
      })
      .join('; '),
  );
  return (
    <>
      <Form form={form}>
        <div className={styles.form}>
          <p>{t('rules.text')}</p>
          {rules.value.length === 0 && <p className={styles.quiet}>{t('rules.none')}</p>}
          {rules.value.map((_, index) => (
            <RuleFields
              // biome-ignore lint/suspicious/noArrayIndexKey: rules have no id besides their position
              key={`${index} of ${rules.value.length}`}
              form={form}
              index={index}
              onRemove={() => rules.onChange(rules.value.filter((__, other) => other !== index))}
            />
          ))}
          <div>
            <Button icon={Plus} onClick={() => rules.onChange([...rules.value, newRule])}>
              {t('rules.add')}
            </Button>
          </div>
          <div>
            <Button variant="primary" type="submit" loading={form.saving} disabled={!form.dirty}>
              {t('rules.save')}
            </Button>
          </div>
        </div>
      </Form>
      {question && <RulesPreview preview={question.preview} onDecide={question.decide} />}
    </>
  );
}

/** The sailings of the route whose fares would change. */
const previewFareRules = (routeId: number, rules: FareRule[]) =>
  request<FarePreview>('POST', `/office/routes/${routeId}/fare-rules/preview`, { body: { rules } });

const changeFareRules = ({ id, version }: OfficeRoute, rules: FareRule[]) =>
  saveRoute(`/office/routes/${id}/fare-rules`, { rules }, version);
