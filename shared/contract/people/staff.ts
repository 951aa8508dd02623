import { z } from 'zod';
import { instant, pageOf, typedLines, typedText, uuid } from '../base/primitives.ts';
import { version } from '../base/versions.ts';
import { accountStatuses } from '../base/vocabulary.ts';
import { optionalEmail } from '../entries/contact-points.ts';
import { passkeyProof } from './passkeys.ts';

/**
 * A login returns a token in this header, which the workplace stores and sends with the next login: failed attempts of others do not
 * count against users who logged in there before (R350).
 */
export const KNOWN_DEVICE_HEADER = 'X-Known-Device';

/**
 * `POST /sysUser/login` (R50, R71): the username is trimmed, the answer's data is the token. Users with a second factor are answered
 * `second-factor-required` first, and repeat the call with it (R460).
 */
export const staffCredentials = z.object({
  username: typedText(120).min(1),
  password: z.string().min(1).max(200),
  secondFactor: typedText(40)
    .optional()
    .describe(
      'A code of the authenticator app or a recovery code; ignored for users without a second factor',
    ),
  passkey: passkeyProof.optional().describe('Instead of a code; ignored for users without a second factor'),
});

/** An entry of the menu (R41): `path`, `id`, parent id (`pid`, 0 at the top). */
const menuRecord = z.object({
  id: z.int(),
  pid: z.int(),
  path: z.string(),
  name: z.string(),
  title: z.string(),
  icon: z.string(),
});

/** `GET /sysUser/info`: the session user (R41). */
export const sessionUser = z.object({
  id: uuid,
  version,
  username: z.string(),
  name: z.string(),
  avatar: z.string(),
  introduction: z.string(),
  email: z.string().nullable(),
  roles: z.array(z.string()),
  permissions: z.array(z.string()),
  routes: z.array(menuRecord),
  demonstrationPassword: z
    .boolean()
    .describe('The published password is still in use; the app asks to change it'),
  passwordIsGiven: z
    .boolean()
    .describe(
      'Another person has set the password: all other calls are refused until the user chooses a new one',
    ),
  secondFactorNeeded: z
    .boolean()
    .default(false)
    .describe('A role requires a second factor: all other calls are refused until the user sets one up'),
});

export const systemUser = z.object({
  id: uuid,
  version,
  username: z.string(),
  name: z.string(),
  avatar: z.string(),
  introduction: z.string(),
  email: z.string().nullable(),
  status: z.enum(accountStatuses),
  roles: z.array(z.string()),
  secondFactor: z.boolean().describe('A second factor is set up'),
  createdAt: instant,
});
export const systemUserPageRequest = z.object({
  page: z.int().min(1).default(1),
  size: z.int().min(1).max(200).default(20),
  username: typedText(120).optional(),
  status: z.enum(accountStatuses).optional(),
  role: typedText(60).optional(),
  sort: z.enum(['username', 'createdAt']).default('username'),
  descending: z.boolean().default(false),
});
export const systemUserPage = pageOf(systemUser);

/** `GET /sysUser/list`: the active system users, to pick one from. */
export const systemUserName = z.object({ id: uuid, username: z.string(), name: z.string() });

/** `POST /sysUser/save`: creates without `id`, updates with it; an omitted password is unchanged. */
export const systemUserSave = z.object({
  id: uuid.optional(),
  username: typedText(60).min(3),
  name: typedText(120).default(''),
  avatar: typedText(300).default(''),
  introduction: typedLines(500).default(''),
  email: optionalEmail.nullish(),
  status: z.enum(accountStatuses).default('active'),
  roles: z.array(typedText(60)).min(1),
  password: z.string().min(6).max(20).optional(),
  currentPassword: z.string().max(200).optional().describe('To change one’s own password'),
});
export const systemUserParams = z.object({ id: uuid });

/** A user's log-ins: `GET /sysUser/sessions` of all users, `GET /sysUser/sessions/mine` of the caller. */
const staffSession = z.object({
  id: uuid,
  user: z.object({ id: uuid, username: z.string(), name: z.string() }),
  station: z.string().nullable().describe('The enrolled workplace; null where it was opened elsewhere'),
  device: z.object({ browser: z.string(), system: z.string() }),
  address: z.string(),
  signedInAt: instant,
  lastSeenAt: instant,
  current: z.boolean(),
});
export const staffSessions = z.array(staffSession);
export const staffSessionParams = z.object({ id: uuid });

export type StaffSession = z.infer<typeof staffSession>;
export type SessionUser = z.infer<typeof sessionUser>;
export type SystemUser = z.infer<typeof systemUser>;
export type SystemUserName = z.infer<typeof systemUserName>;
export type SystemUserSave = z.output<typeof systemUserSave>;
export type SystemUserPageRequest = z.output<typeof systemUserPageRequest>;
export type MenuRecord = z.infer<typeof menuRecord>;
