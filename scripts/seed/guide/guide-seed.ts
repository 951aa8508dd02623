import type { Translated } from '@gangway/shared/contract/base/primitives.ts';
import { settingSchemas } from '@gangway/shared/contract/settings.ts';

/** A section of a page, or a question with its answer. */
export interface GuideSeed {
  heading: Translated;
  text: Translated;
}

const unchanged = (setting: keyof typeof settingSchemas) => Number(settingSchemas[setting].parse(undefined));

/** The sample operator leaves these settings as they are, so its texts name their defaults. */
export const rules = {
  holdMinutes: unchanged('holdMinutes'),
  salesCloseMinutes: unchanged('salesCloseMinutes'),
  boardingOpensHours: unchanged('boardingOpensMinutes') / 60,
  boardingClosesMinutes: unchanged('boardingClosesMinutes'),
  amendmentDays: unchanged('amendmentDays'),
  nameLetters: unchanged('correctionNameLetters'),
  correctionHours: unchanged('correctionHours'),
  longDelayHours: unchanged('longDelayMinutes') / 60,
};
