import { envelope } from '@gangway/shared/contract/base/envelope.ts';
import {
  type CountHere,
  REMEMBERED_HEADER,
  type Remembered,
} from '@gangway/shared/contract/office/gate/remembered.ts';
import { sessionUser } from '@gangway/shared/contract/people/staff.ts';
import { type Context, type Handler, Hono } from 'hono';
import { z } from 'zod';
import type { StoredUser } from './stored-user.ts';

/** How long the server's answer is awaited when its last answer is cached. */
const PATIENCE_MS = 4_000;

/** Statuses of an unreachable API: this station's own, and those of proxies in front of the API. */
const UNREACHED = [502, 503, 504];

/** The last requested sailings, and the list of them, in each language. */
const MOST_REMEMBERED = 20;

interface Options {
  forward: Handler;
  token: () => string | null;
  kept: StoredUser;
  /** Monotonic milliseconds. */
  elapsedMs: () => number;
  /** This gate's own count of a sailing that it boards; null for any other. */
  countHere: (sailingId: number) => CountHere | null;
  patienceMs?: number;
}

/**
 * Two answers are needed to open any screen: the user with the menu, and the expiry time. If the server cannot be
 * reached and a user is signed in, its last answers are used (docs/decisions/0011). The departure board survives a
 * reload in the same way while the station runs; it shows its age and this gate's own count (R145).
 */
export function createCachedAnswers({
  forward,
  token,
  kept,
  elapsedMs,
  countHere,
  patienceMs = PATIENCE_MS,
}: Options): Hono {
  const languageOf = (c: Context) => c.req.header('Accept-Language') ?? '';

  async function answer<Data>(
    c: Context,
    data: z.ZodType<Data>,
    last: () => Data | null,
    keep: (data: Data) => Promise<void>,
  ): Promise<Response> {
    const tokenBefore = token();
    const forwarded = Promise.resolve(forward(c, async () => undefined) as Promise<Response>).then(
      async response => {
        if (response.status !== 200) return response;
        const text = await response.text();
        const answer = envelope(data).safeParse(jsonOf(text));
        if (answer.success && answer.data.code === 200 && tokenBefore !== null && tokenBefore === token())
          await keep(answer.data.data);
        return new Response(text, response);
      },
    );
    const copy = tokenBefore === null ? null : last();
    if (copy === null) return forwarded;
    const response = await inTime(forwarded, patienceMs);
    return response && !UNREACHED.includes(response.status)
      ? response
      : c.json({ code: 200, msg: 'success', data: copy });
  }

  /**
   * Answers about a sailing contain names: they are kept in memory only, for the session that requested them.
   */
  const remembered = new Map<string, { token: string; text: string; answeredMs: number }>();

  async function remember(c: Context): Promise<Response> {
    const tokenBefore = token();
    const key = `${languageOf(c)} ${c.req.path}`;
    const forwarded = Promise.resolve(forward(c, async () => undefined) as Promise<Response>).then(
      async response => {
        if (response.status !== 200) return response;
        const text = await response.text();
        const answered = envelope(z.unknown()).safeParse(jsonOf(text));
        if (answered.data?.code === 200 && tokenBefore !== null && tokenBefore === token()) {
          remembered.delete(key);
          remembered.set(key, { token: tokenBefore, text, answeredMs: elapsedMs() });
          const [oldest] = remembered.keys();
          if (oldest !== undefined && remembered.size > MOST_REMEMBERED) remembered.delete(oldest);
        }
        return new Response(text, response);
      },
    );
    const copy = remembered.get(key);
    if (!copy || copy.token !== tokenBefore) return forwarded;
    const response = await inTime(forwarded, patienceMs);
    if (response && !UNREACHED.includes(response.status)) return response;
    const here = countHere(Number(c.req.param('id')));
    const note: Remembered = { ageMs: Math.max(0, Math.round(elapsedMs() - copy.answeredMs)), here };
    return c.json(jsonOf(copy.text) as object, 200, {
      [REMEMBERED_HEADER]: encodeURIComponent(JSON.stringify(note)),
    });
  }

  return new Hono()
    .get('/prod-api/office/boarding/sailings', remember)
    .get('/prod-api/office/gate/departures/:id', remember)
    .get('/prod-api/sysUser/info', c => answer(c, sessionUser, kept.user, kept.storeUser))
    .get('/prod-api/config/getUseTime', c =>
      answer(
        c,
        z.string(),
        () => kept.useTime(languageOf(c)),
        text => kept.storeUseTime(languageOf(c), text),
      ),
    );
}

/** The answer, or null if it does not come in time or breaks off. */
async function inTime(answer: Promise<Response>, ms: number): Promise<Response | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>(resolve => {
    timer = setTimeout(resolve, ms, null);
  });
  try {
    return await Promise.race([answer.catch(() => null), late]);
  } finally {
    clearTimeout(timer);
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
