import { type SettingKey, type Settings, settingSchemas } from '@gangway/shared/contract/settings.ts';
import { languageName } from '@gangway/shared/i18n/language-names.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../use-format.ts';
import { isUnit, kindOf } from './setting-kinds.ts';

/** Returns a setting's value as text; a value that its schema no longer accepts is shown as stored. */
export function useSettingWords(): (key: SettingKey, value: unknown) => string {
  const { t } = useTranslation('settings');
  const { date, money, number, language } = useFormat();
  const ladder = (tiers: Settings['cancellationLadder']) =>
    tiers
      .map(({ minDaysBefore, chargePercent }) =>
        t('ladder.tier', { days: minDaysBefore, percent: chargePercent }),
      )
      .join(t('ladder.separator'));
  return (key, value) => {
    const read = settingSchemas[key].safeParse(value);
    if (!read.success || value === undefined) return JSON.stringify(value) ?? '—';
    const kind = kindOf[key];
    if (isUnit(kind)) {
      const count = Number(read.data);
      return t('withUnit', { number: number(count), unit: t(`units.${kind}`, { count }) });
    }
    switch (kind) {
      case 'choice':
        return t(read.data ? 'yes' : 'no');
      case 'money':
        return money(Number(read.data));
      case 'date':
        return date(String(read.data));
      case 'language':
        return languageName(read.data as Settings['defaultLanguage'], language);
      case 'texts':
        return (
          Object.values(read.data as Settings['tagline'])
            .filter(text => text !== '')
            .join(' / ') || t('ownText')
        );
      case 'color':
        return String(read.data) || t('branding.ours');
      case 'logo':
      case 'hero':
        return t(read.data ? 'branding.own' : 'branding.ours');
      case 'ladder':
        return ladder(read.data as Settings['cancellationLadder']);
      default:
        return String(read.data);
    }
  };
}
