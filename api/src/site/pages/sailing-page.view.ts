import { textIn } from '@gangway/shared/contract/base/languages.ts';
import type { SailingSummary } from '@gangway/shared/contract/sailings.ts';
import { formatMoney } from '@gangway/shared/domain/money/money.ts';
import { writeDate, writeDateTime } from '@gangway/shared/i18n/dates.ts';
import { sailingUrl } from './addresses.rules.ts';
import type { Scene } from './page.types.ts';
import type { SailingPage } from './structured-data.view.ts';

const MINUTE_MS = 60_000;

/** A sailing as described by its page. */
export async function describeSailing(
  { facts, settings, publicUrl, language, t }: Scene,
  sailing: SailingSummary,
): Promise<SailingPage & { description: string }> {
  const ship = (await facts.ships()).value.find(({ id }) => id === sailing.ship.id);
  const path = ship?.imageUrls[0];
  const names = {
    ship: sailing.ship.name,
    departure: textIn(sailing.route.departure.name, language),
    destination: textIn(sailing.route.destination.name, language),
  };
  return {
    sailing,
    language,
    name: t('sailing.name', {
      ...names,
      session: t(`site:session.${sailing.session}`),
      date: writeDate(sailing.date, language),
    }),
    description: t('sailing.description', {
      ...names,
      departs: writeDateTime(sailing.departsAt, language),
      arrives: writeDateTime(sailing.arrivesAt, language),
      price: formatMoney(sailing.fromSen, language),
    }),
    url: sailingUrl(publicUrl, sailing.id),
    image: path ? publicUrl + path : null,
    salesClose: new Date(Date.parse(sailing.departsAt) - settings.salesCloseMinutes * MINUTE_MS),
  };
}
