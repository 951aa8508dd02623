import type { Picture } from '@gangway/shared/contract/office/fleet/pictures.ts';
import type {
  OfficeSlide,
  OfficeSlideSave,
  SlideOrder,
} from '@gangway/shared/contract/office/fleet/slides.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../../lib/api/query-client.ts';
import { request, upload } from '../../../lib/api/request.ts';

export const slidesQuery = (query: object) =>
  queryOptions({
    queryKey: ['slides', query],
    queryFn: ({ signal }) =>
      request<{ items: OfficeSlide[]; total: number }>('GET', '/office/slides', { query, signal }),
    placeholderData: keepPreviousData,
    meta: { inline: true },
  });

const changed = () => queryClient.invalidateQueries({ queryKey: ['slides'] });

/** Creates a slide, or changes this one. */
export async function saveSlide(original: OfficeSlide | null, save: OfficeSlideSave): Promise<OfficeSlide> {
  const path = original ? `/office/slides/${original.id}` : '/office/slides';
  const slide = await request<OfficeSlide>('POST', path, { body: save, version: original?.version });
  await changed();
  return slide;
}

export async function deleteSlide(id: number): Promise<void> {
  await request<null>('POST', `/office/slides/${id}/delete`);
  await changed();
}

/** Refetches the list also after a refusal, because another user has changed it. */
export async function orderSlides(order: SlideOrder): Promise<void> {
  try {
    await request<null>('POST', '/office/slides/order', { body: order });
  } finally {
    await changed();
  }
}

/** Uploads a picture for a slide that is about to be saved. */
export function uploadSlidePicture(file: File): Promise<Picture> {
  const form = new FormData();
  form.append('files', file);
  return upload<Picture>('/office/slides/picture', form);
}
