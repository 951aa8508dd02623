import type { Gender, Language } from '@gangway/shared/contract/base/vocabulary.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../api/src/lib/database/database.ts';
import { agents } from './agents.ts';
import type { KnownCustomer, People, Weighted } from './buyers.ts';
import { type Background, backgrounds } from './nationalities.ts';

interface CustomerRow {
  id: string;
  username: string;
  email: string;
  phone: string;
  real_name: string;
  gender: Gender;
  birth_date: string;
  nationality: string;
  language: Language;
  is_agent: boolean;
  referral_code: string;
  superior_referral_code: string | null;
}

/** All sellers and buyers of the seed; accounts of real people, with other e-mail domains, buy nothing here. */
export async function loadPeople(trx: Transaction<Database>): Promise<People> {
  const { rows } = await sql<CustomerRow>`
    select c.id, c.username, c.email, c.phone, c.real_name, c.gender, c.birth_date, c.nationality, c.language,
      c.level <> 'normal' as is_agent, c.referral_code, superior.referral_code as superior_referral_code
    from customers c left join customers superior on superior.id = c.superior_id
    where c.status = 'active' and c.email like '%.example' and c.birth_date is not null and c.gender is not null
      and c.nationality is not null
    order by c.id
  `.execute(trx);
  const staff = await trx.selectFrom('system_users').select(['id', 'username']).execute();
  const idOf = (username: string): string => {
    const user = staff.find(candidate => candidate.username === username);
    if (!user)
      throw new RangeError(`there is no system user ${username}: this database was not made by the seed`);
    return user.id;
  };
  const weighted = (isAgent: boolean): Weighted[] =>
    rows.filter(row => row.is_agent === isAgent).map(row => [tradeOf(row), toCustomer(row)]);
  return {
    agents: weighted(true),
    shoppers: weighted(false),
    frontDeskId: idOf('frontdesk'),
    managerId: idOf('manager'),
    gateOfficerId: idOf('gate'),
    supervisorId: idOf('supervisor'),
  };
}

function toCustomer(row: CustomerRow): KnownCustomer {
  return {
    id: row.id,
    username: row.username,
    isAgent: row.is_agent,
    referralCode: row.referral_code,
    superiorReferralCode: row.superior_referral_code,
    person: {
      name: row.real_name,
      gender: row.gender,
      birthDate: row.birth_date,
      background: backgroundOf(row),
      phone: row.phone,
      email: row.email,
    },
  };
}

/** Agents created by hand sell nothing here, and the demonstration's family has its own orders. */
function tradeOf({ username, is_agent }: CustomerRow): number {
  const agent = agents.find(candidate => candidate.username === username);
  if (agent) return agent.context;
  return is_agent || username === 'family' ? 0 : 1;
}

function backgroundOf({ nationality, language }: CustomerRow): Background {
  const candidates = backgrounds.map(([, background]) => background);
  const background =
    candidates.find(one => one.nationality === nationality && one.language === language) ??
    candidates.find(one => one.nationality === nationality);
  if (!background) throw new RangeError(`no names are known for ${nationality}`);
  return background;
}
