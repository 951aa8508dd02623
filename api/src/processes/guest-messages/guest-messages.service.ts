/*
 * Messages to all guests of a sailing: preview, sending, and the list of those sent.
 *
 * May import: operator, reservations/order-views, reservations/orders, reservations/sailings, mail, processes/disrupt.
 */

import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type {
  GuestMessage,
  GuestMessagePreview,
  MessageMail,
  MessageTexts,
} from '@gangway/shared/contract/office/sailings/guest-messages.ts';
import type { StaffCaller } from '../../lib/caller.ts';
import { writeAudit } from '../../lib/database/audit.repository.ts';
import type { Connection } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import type { Deps } from '../../lib/http/context.ts';
import { answerOnce, type RequestKey } from '../../lib/http/idempotency.repository.ts';
import { guestMessageMail } from '../../mail/layouts/voyage-mails.view.ts';
import { loadSettings } from '../../operator/settings.service.ts';
import { readOrderDetail } from '../../reservations/order-views/order-view.service.ts';
import {
  countByLanguage,
  findExample,
  findMessages,
  insertMessage,
  textFor,
} from '../../reservations/orders/guest-messages.repository.ts';
import { lockSailing } from '../../reservations/sailings/sailings.repository.ts';
import { findToCall } from '../disrupt/disrupted-sailings.repository.ts';

/** Shown in a preview in place of an order number and a contact. */
const EXAMPLE = { number: '…', name: '…' };

/** The guests whom a message to all guests of a sailing would reach (R274). */
export async function previewGuestMessage(db: Connection, sailingId: number): Promise<GuestMessagePreview> {
  const languages = await countByLanguage(db, sailingId);
  return {
    orders: languages.reduce((sum, { orders }) => sum + orders, 0),
    languages,
    withoutEmail: await findToCall(db, [sailingId]),
  };
}

/** The mail as guests of a language get it, without a name. @throws AppError `message-nobody` */
export async function renderGuestMessage(
  deps: Deps,
  sailingId: number,
  { language, texts }: { language: Language; texts: MessageTexts },
): Promise<MessageMail> {
  const orderId = await findExample(deps.db, sailingId, language);
  if (!orderId) throw new AppError('message-nobody');
  const order = await readOrderDetail(deps.db, orderId, deps.clock.now());
  const { publicUrl } = deps.env;
  const mail = guestMessageMail(
    {
      order: {
        ...order,
        language,
        number: EXAMPLE.number,
        contact: { ...order.contact, name: EXAMPLE.name },
      },
      settings: await loadSettings(deps.db),
      publicUrl,
      orderUrl: publicUrl,
    },
    textFor(texts, language),
  );
  const { subject, heading, greeting, paragraphs, facts, action, closing, operator } = mail;
  return { subject, heading, greeting, paragraphs, facts, action: action?.label ?? '', closing, operator };
}

/** The messages to all guests of a sailing, the latest first, with the number of notified orders. */
export function listGuestMessages(db: Connection, sailingId: number): Promise<GuestMessage[]> {
  return findMessages(db, sailingId);
}

/**
 * Sends a message to all guests of a sailing, through the job `tell-guests`. @throws AppError `sailing-not-found`,
 * `message-nobody`
 */
export function sendGuestMessage(
  deps: Deps,
  caller: StaffCaller,
  key: RequestKey,
  sailingId: number,
  texts: MessageTexts,
): Promise<GuestMessage[]> {
  return answerOnce(deps, key, async trx => {
    await lockSailing(trx, sailingId);
    const { orders } = await previewGuestMessage(trx, sailingId);
    if (orders === 0) throw new AppError('message-nobody');
    const id = deps.ids.uuid();
    await insertMessage(trx, { id, sailingId, texts, sentBy: caller.id, sentAt: deps.clock.now(), orders });
    await writeAudit(trx, {
      entity: 'sailings',
      entityId: String(sailingId),
      action: 'told',
      detail: { subject: texts.en.subject, orders },
    });
    await deps.jobs.enqueue(trx, 'tell-guests', { messageId: id });
    return findMessages(trx, sailingId);
  });
}
