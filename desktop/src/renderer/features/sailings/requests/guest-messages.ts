import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type {
  GuestMessage,
  GuestMessagePreview,
  MessageMail,
  MessageTexts,
} from '@gangway/shared/contract/office/sailings/guest-messages.ts';
import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../../lib/api/query-client.ts';
import { request } from '../../../lib/api/request.ts';

const pathOf = (sailingId: number) => `/office/sailings/${sailingId}/messages`;
/** While a message is on its way its progress is asked for. */
const PROGRESS_MS = 2_000;

/** The messages to everybody on a sailing. */
export const useGuestMessages = (sailingId: number) =>
  useQuery({
    queryKey: ['sailings', 'messages', sailingId],
    queryFn: ({ signal }) => request<GuestMessage[]>('GET', pathOf(sailingId), { signal }),
    refetchInterval: ({ state }) =>
      state.data?.some(({ completedAt }) => completedAt === null) ? PROGRESS_MS : false,
    meta: { inline: true },
  });

/** Whom a message would reach. */
export const useMessageRecipients = (sailingId: number) =>
  useQuery({
    queryKey: ['sailings', 'message-recipients', sailingId],
    queryFn: ({ signal }) =>
      request<GuestMessagePreview>('GET', `${pathOf(sailingId)}/recipients`, { signal }),
    staleTime: 0,
    meta: { inline: true },
  });

/** The mail as guests of a language get it. */
export const previewMessage = (sailingId: number, body: { language: Language; texts: MessageTexts }) =>
  request<MessageMail>('POST', `${pathOf(sailingId)}/preview`, { body });

export async function sendMessage(
  sailingId: number,
  texts: MessageTexts,
  idempotencyKey: string,
): Promise<GuestMessage[]> {
  const sent = await request<GuestMessage[]>('POST', pathOf(sailingId), { body: { texts }, idempotencyKey });
  void queryClient.invalidateQueries({ queryKey: ['sailings', 'messages', sailingId] });
  return sent;
}
