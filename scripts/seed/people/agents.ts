import type { CustomerLevel, Gender, Language } from '@gangway/shared/contract/base/vocabulary.ts';

export interface AgentSeed {
  username: string;
  realName: string;
  gender: Gender;
  nationality: string;
  language: Language;
  level: CustomerLevel;
  superior: string | null;
  referralCode: string;
  /** How much this agent sells, compared with others; 0 for nothing. */
  context: number;
}

const agent = (
  username: string,
  realName: string,
  gender: Gender,
  [nationality, language]: readonly [string, Language],
  [level, superior]: readonly [CustomerLevel, string | null],
  context: number,
): AgentSeed => ({
  username,
  realName,
  gender,
  nationality,
  language,
  level,
  superior,
  context,
  referralCode: username.toUpperCase(),
});

const malaysia = ['MY', 'en'] as const;
const chinese = ['MY', 'zh'] as const;
const korea = ['KR', 'ko'] as const;

/** The agent tree, three levels deep; superiors come before their sub-agents. */
export const agents: readonly AgentSeed[] = [
  agent('bahari', 'Ahmad Bahari bin Zulkifli', 'male', malaysia, ['super_agent', null], 3),
  agent('oceanlink', 'Vivian Ong Siew Ling', 'female', malaysia, ['super_agent', null], 2),
  agent('meilin', '陈美琳 Tan Mei Lin', 'female', chinese, ['agent', 'bahari'], 4),
  agent('kembara', 'Nur Izzati binti Hashim', 'female', malaysia, ['agent', 'bahari'], 3),
  agent('hanbada', '박서준', 'male', korea, ['agent', 'oceanlink'], 3),
  agent('georgetown', 'Suresh a/l Maniam', 'male', malaysia, ['agent', 'oceanlink'], 2),
  agent('jisoo', '김지수', 'female', korea, ['normal', 'meilin'], 2),
  agent('weijie', '林伟杰 Lim Wei Jie', 'male', chinese, ['normal', 'meilin'], 1),
  agent('faizal', 'Faizal bin Osman', 'male', malaysia, ['normal', 'kembara'], 1),
  agent('minseo', '이민서', 'female', korea, ['normal', 'hanbada'], 1),
  agent('kavitha', 'Kavitha a/p Rajan', 'female', malaysia, ['normal', 'georgetown'], 1),
  agent('oldharbour', 'Chong Kah Wai', 'male', malaysia, ['agent', 'bahari'], 0),
];

/** A former agent: the account is inactive. */
export const retiredAgent = 'oldharbour';
