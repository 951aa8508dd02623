import { languages } from '@gangway/shared/contract/base/vocabulary.ts';
import type { Picture } from '@gangway/shared/contract/office/fleet/pictures.ts';
import type { OfficeSlide } from '@gangway/shared/contract/office/fleet/slides.ts';
import { linkUrl } from '@gangway/shared/contract/office/orders/links.ts';
import { languageName } from '@gangway/shared/i18n/language-names.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useOfficeForm } from '../../../lib/forms/use-office-form.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { DateField } from '../../../ui/dates/date-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Form, FormRow } from '../../../ui/form/form.tsx';
import { saveSlide } from '../requests/slides.ts';
import { PictureField } from './picture-field.tsx';
import styles from './slide-form.module.css';

const day = z.iso.date().nullable();
const slideForm = z
  .object({
    language: z.enum(['', ...languages]),
    title: z.string().trim().min(1).max(120),
    subtitle: z.string().trim().max(240),
    picture: z.string().refine(name => name !== '', 'picture'),
    linkUrl,
    shownFrom: day,
    shownUntil: day,
  })
  .refine(slide => !slide.shownFrom || !slide.shownUntil || slide.shownFrom <= slide.shownUntil, {
    path: ['shownUntil'],
    message: 'days-in-order',
  });

const valuesOf = (slide: OfficeSlide | null): z.input<typeof slideForm> => ({
  language: slide ? (slide.language ?? '') : 'en',
  title: slide?.title ?? '',
  subtitle: slide?.subtitle ?? '',
  picture: slide?.picture.name ?? '',
  linkUrl: slide?.linkUrl ?? '',
  shownFrom: slide?.shownFrom ?? null,
  shownUntil: slide?.shownUntil ?? null,
});

interface SlideFieldsProps {
  slide: OfficeSlide | null;
  onSaved: (slide: OfficeSlide) => void;
}

/** The slide form, with a preview of the slide on the home page. */
export function SlideFields({ slide, onSaved }: SlideFieldsProps) {
  const { t } = useTranslation('slides');
  const { language: office } = useFormat();
  const [picture, setPicture] = useState<Picture | null>(slide?.picture ?? null);
  const rules: Record<string, string> = {
    picture: t('form.pictureMissing'),
    link: t('form.link'),
    'days-in-order': t('form.daysInOrder'),
  };
  const form = useOfficeForm({
    schema: slideForm,
    defaultValues: valuesOf(slide),
    record: slide,
    valuesOf,
    save: ({ language, ...values }, original) =>
      saveSlide(original, { ...values, language: language === '' ? null : language }),
    saved: onSaved,
    sentenceOf: rule => rules[rule] ?? rule,
  });
  const { title, subtitle } = form.form.watch();
  const pictureField = form.field('picture', t('form.picture'));
  return (
    <Form form={form} columns={2}>
      <FormRow>
        <figure className={styles.preview} aria-label={t('form.preview')}>
          {picture && <img src={picture.url} alt="" />}
          <figcaption className={styles.words}>
            <strong>{title || t('form.previewTitle')}</strong>
            {subtitle}
          </figcaption>
        </figure>
      </FormRow>
      <FormRow>
        <PictureField
          id={pictureField.id}
          error={pictureField.error}
          onPicture={chosen => {
            setPicture(chosen);
            pictureField.onChange(chosen.name);
          }}
        />
      </FormRow>
      <TextField {...form.field('title', t('slideTitle'))} maxLength={120} />
      <TextField {...form.field('subtitle', t('subtitle'))} optional maxLength={240} />
      <SelectField
        {...form.field('language', t('language'))}
        empty={t('everyLanguage')}
        choices={languages.map(language => ({ value: language, label: languageName(language, office) }))}
      />
      <TextField
        {...form.field('linkUrl', t('linkUrl'))}
        optional
        hint={t('form.linkHint')}
        maxLength={500}
      />
      <DateField {...form.field('shownFrom', t('shownFrom'))} optional />
      <DateField {...form.field('shownUntil', t('shownUntil'))} optional />
    </Form>
  );
}
