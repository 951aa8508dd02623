import { languageFacts, officeLanguages } from '@gangway/shared/contract/base/languages.ts';
import { isWhole } from '../../../scripts/checks/proofs.ts';

const schemes = ['light', 'dark'] as const;

/** How the back office may look: every language in every scheme; in the short form each of both occurs once. */
export const looks = officeLanguages.flatMap((language, index) =>
  schemes
    .filter((_, scheme) => isWhole || scheme === index % schemes.length)
    .map(colorScheme => ({ language, locale: languageFacts(language).locale, colorScheme })),
);

/** The part of some screens that is checked in the look at `index`: all of them, or in the short form each in one look. */
export const shareOf = <Screen>(screens: readonly Screen[], index: number): readonly Screen[] =>
  isWhole ? screens : screens.filter((_, place) => place % looks.length === index);
