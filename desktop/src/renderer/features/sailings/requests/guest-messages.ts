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
/** The progress of a message is refetched while it is being sent. */
const PROGRESS_MS = 2_000;

/** The messages to all guests of a sailing. */
export const useGuestMessages = (sailingId: number) =>
  useQuery({
    queryKey: ['sailings', 'messages', sailingId],
    queryFn: ({ signal }) => request<GuestMessage[]>('GET', pathOf(sailingId), { signal }),
    refetchInterval: ({ state }) =>
      state.data?.some(({ completedAt }) => completedAt === null) ? PROGRESS_MS : false,
    meta: { inline: true },
  });

/** The recipients of a message. */
export const useMessageRecipients = (sailingId: number) =>
  useQuery({
    queryKey: ['sailings', 'message-recipients', sailingId],
    queryFn: ({ signal }) =>
      request<GuestMessagePreview>('GET', `${pathOf(sailingId)}/recipients`, { signal }),
    staleTime: 0,
    meta: { inline: true },
  });

/** The mail in a guest's language. */
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
