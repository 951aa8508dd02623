import { encodeCrockford } from '@gangway/shared/domain/codes/crockford.ts';
import { addDays, type LocalDate } from '@gangway/shared/domain/time/local-date.ts';
import { demonstrationAccounts } from '@gangway/shared/node/demonstration-accounts.ts';
import { hashPassword } from '../../../api/src/accounts/passwords/passwords.service.ts';
import type { BulkInsert } from '../ground/bulk.ts';
import type { Random } from '../ground/random.ts';
import type { Row, StateChange } from '../ground/rows.ts';
import { startOfDay } from '../ground/start-of-day.ts';
import { agents, retiredAgent } from './agents.ts';
import { backgrounds } from './nationalities.ts';
import { bornMonthsBefore, createPerson } from './people.ts';

const MINUTE_MS = 60_000;
/** Accounts are older than their oldest order. */
const OLDEST_DAYS = 700;
const YOUNGEST_DAYS = 240;

type CustomerRow = Row<'customers'> & { id: string; registered_at: Date };

interface Origin {
  random: Random;
  today: LocalDate;
  /** The hash of an unknown password. */
  lockedHash: string;
}

/** The agent tree, the demonstration's family, and `count` customers more. Returns the history of the accounts. */
export async function writeFirstCustomers(
  insert: BulkInsert,
  origin: Omit<Origin, 'lockedHash'>,
  count: number,
): Promise<StateChange[]> {
  const lockedHash = await lockPassword(origin.random);
  const tree = agentRows({ ...origin, lockedHash });
  const others = customerRows({ ...origin, lockedHash }, count);
  const rows = [...tree, familyRow({ ...origin, lockedHash }), ...others];
  for (const row of rows) {
    const account = demonstrationAccounts.find(
      ({ site, username }) => site === 'storefront' && username === row.username,
    );
    if (account) row.password_hash = await hashPassword(account.password);
  }
  await insert('customers', rows);
  const retired = rows.find(({ username }) => username === retiredAgent);
  const born = rows.map(bornState);
  if (!retired) return born;
  const leftAt = new Date(startOfDay(addDays(origin.today, -190)) + 600 * MINUTE_MS);
  return [
    ...born,
    { ...bornState(retired), at: leftAt, actor: 'system:seed', from: 'active', to: 'inactive' },
  ];
}

/** `count` customers more. Returns the history of the accounts. */
export async function writeCustomers(
  insert: BulkInsert,
  origin: Omit<Origin, 'lockedHash'>,
  count: number,
): Promise<StateChange[]> {
  const rows = customerRows({ ...origin, lockedHash: await lockPassword(origin.random) }, count);
  await insert('customers', rows);
  return rows.map(bornState);
}

const lockPassword = (random: Random): Promise<string> => hashPassword(random.bytes(24).toString('base64'));

function bornState({ id, registered_at }: CustomerRow): StateChange {
  return {
    at: registered_at,
    actor: `customer:${id}`,
    entity: 'customers',
    entityId: id,
    from: null,
    to: 'active',
  };
}

function agentRows({ random, today, lockedHash }: Origin): CustomerRow[] {
  const registeredAt = new Date(startOfDay(addDays(today, -OLDEST_DAYS)) + 540 * MINUTE_MS);
  const idOf = new Map(agents.map(({ username }) => [username, random.uuid(registeredAt)]));
  return agents.map(agent => ({
    id: idOf.get(agent.username) ?? '',
    username: agent.username,
    email: `${agent.username}@agents.example`,
    email_confirmed_at: registeredAt,
    phone: `+6012${random.digits(3)}${random.digits(4)}`,
    real_name: agent.realName,
    gender: agent.gender,
    nationality: agent.nationality,
    birth_date: bornMonthsBefore(random, today, random.integer(26 * 12, 55 * 12)),
    language: agent.language,
    level: agent.level,
    superior_id: agent.superior ? (idOf.get(agent.superior) ?? null) : null,
    status: agent.username === retiredAgent ? 'inactive' : 'active',
    referral_code: agent.referralCode,
    password_hash: lockedHash,
    registered_at: registeredAt,
  }));
}

function familyRow({ random, today, lockedHash }: Origin): CustomerRow {
  const registeredAt = new Date(startOfDay(addDays(today, -YOUNGEST_DAYS)) + 1230 * MINUTE_MS);
  return {
    id: random.uuid(registeredAt),
    username: 'family',
    email: 'family@mail.example',
    email_confirmed_at: registeredAt,
    phone: '+60123456789',
    real_name: 'Aminah binti Yusof',
    gender: 'female',
    nationality: 'MY',
    birth_date: addDays(today, -13_000),
    language: 'en',
    level: 'normal',
    superior_id: null,
    status: 'active',
    referral_code: 'FAMILY',
    password_hash: lockedHash,
    registered_at: registeredAt,
  };
}

function customerRows({ random, today, lockedHash }: Origin, count: number): CustomerRow[] {
  return Array.from({ length: count }, () => {
    const date = addDays(today, -random.integer(YOUNGEST_DAYS, OLDEST_DAYS));
    const registeredAt = new Date(startOfDay(date) + random.integer(480, 1380) * MINUTE_MS);
    const background = random.weighted(backgrounds);
    const person = createPerson(random, {
      background,
      family: background.naming.family(random),
      sex: random.chance(0.5) ? 'male' : 'female',
      birthDate: bornMonthsBefore(random, today, random.integer(21 * 12, 66 * 12)),
    });
    const code = encodeCrockford(random.bytes(5));
    return {
      id: random.uuid(registeredAt),
      username: `${person.email.split('@')[0]}.${code.slice(-4).toLowerCase()}`,
      email: person.email,
      // Two people of the seed may share an address, and only one account can have confirmed it.
      email_confirmed_at: null,
      phone: person.phone,
      real_name: person.name,
      gender: person.gender,
      nationality: background.nationality,
      birth_date: person.birthDate,
      language: background.language,
      level: 'normal' as const,
      superior_id: null,
      status: 'active' as const,
      referral_code: code,
      password_hash: lockedHash,
      registered_at: registeredAt,
    };
  });
}
