import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { Slide } from '@gangway/shared/contract/content.ts';
import { localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import type { Data } from '../../lib/http/context.ts';
import { findSlides } from './office-slides.repository.ts';

/** Today's slides of the home page in a language, in their order. */
export const listSlides = ({ db, clock }: Data, language: Language): Promise<Slide[]> =>
  findSlides(db, language, localDateIn(clock.now()));
