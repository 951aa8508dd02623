import type { Random } from '../ground/random.ts';

export type Sex = 'male' | 'female';

/** A name as written, and in Latin letters for an e-mail address. */
export interface Name {
  written: string;
  latin: string;
}

/** How people of one tradition are named. */
export interface Naming {
  /** Family names, which follow the given name, or precede it in Chinese and Korean. */
  family(random: Random): string;
  person(random: Random, family: string, sex: Sex): Name;
  /** A partner's family name, by marriage or their own. */
  partner(random: Random, family: string): string;
  /** The family name of children whose father's name is written this way. */
  children(family: string, father: string): string;
}

/** Names by the father: partners keep their own father's, children take their father's given name. */
const byFather = (fathers: readonly string[]): Pick<Naming, 'family' | 'partner' | 'children'> => ({
  family: random => random.pick(fathers),
  partner: random => random.pick(fathers),
  children: (_family, father) => father.split(' ')[0] ?? father,
});

const listOf = (text: string): readonly string[] => text.split(' ');
const pairsOf = (text: string): readonly Name[] =>
  listOf(text).map(pair => {
    const [written = '', latin = ''] = pair.split(':');
    return { written, latin };
  });

const malayMale = listOf(
  'Ahmad Amir Azlan Farid Hafiz Haris Imran Iskandar Khairul Luqman Nazri Rizal Syafiq Zaid Zulkifli',
);
const malayFemale = listOf(
  'Aisyah Alya Amirah Aina Farah Hana Izzati Nadia Nurul Qistina Rosnah Sarah Siti Sofea Zara',
);
const malayFathers = listOf(
  'Rahman Ismail Hassan Yusof Abdullah Hamid Osman Mahmud Razak Salleh Jamal Kassim',
);

/** Malay and Indonesian names: given name and father's name. */
export const malay: Naming = {
  ...byFather(malayFathers),
  person(random, father, sex) {
    const own = random.pick(sex === 'male' ? malayMale : malayFemale);
    return { written: `${own} ${sex === 'male' ? 'bin' : 'binti'} ${father}`, latin: `${own}.${father}` };
  },
};

const indianMale = listOf('Arjun Dinesh Ganesh Karthik Kumar Mohan Prakash Rajan Ravi Suresh Vikram');
const indianFemale = listOf('Anjali Devi Kavitha Lakshmi Meena Priya Sangeetha Shanti Uma Vimala');
const indianFathers = listOf('Subramaniam Maniam Krishnan Muthu Nadarajan Pillai Raman Samy Thiagarajan');

export const malaysianIndian: Naming = {
  ...byFather(indianFathers),
  person(random, father, sex) {
    const own = random.pick(sex === 'male' ? indianMale : indianFemale);
    return { written: `${own} ${sex === 'male' ? 'a/l' : 'a/p'} ${father}`, latin: `${own}.${father}` };
  },
};

const dialectSurnames = listOf('Tan Lim Lee Ong Wong Ng Goh Chong Teoh Khoo Chan Yap Low Cheah Ooi');
const dialectMale = listOf(
  'Wei-Ming Jun-Hao Kah-Wai Boon-Huat Chee-Keong Zhi-Xuan Yong-Sheng Jia-Jun Kok-Leong',
);
const dialectFemale = listOf('Mei-Ling Hui-Min Siew-Lan Xin-Yi Jia-Hui Pei-Shan Li-Ying Wan-Ting Su-Ann');

export const malaysianChinese: Naming = {
  family: random => random.pick(dialectSurnames),
  partner: random => random.pick(dialectSurnames),
  children: family => family,
  person(random, surname, sex) {
    const own = random.pick(sex === 'male' ? dialectMale : dialectFemale);
    return { written: `${surname} ${own.replace('-', ' ')}`, latin: `${own.replace('-', '')}.${surname}` };
  },
};

const chineseSurnames = pairsOf(
  '王:wang 李:li 张:zhang 刘:liu 陈:chen 杨:yang 黄:huang 赵:zhao 周:zhou 吴:wu',
);
const chineseMale = pairsOf(
  '伟:wei 子轩:zixuan 浩然:haoran 建国:jianguo 志强:zhiqiang 宇航:yuhang 明:ming 俊杰:junjie',
);
const chineseFemale = pairsOf(
  '芳:fang 欣怡:xinyi 静:jing 丽华:lihua 雨桐:yutong 秀英:xiuying 晓燕:xiaoyan 梦琪:mengqi',
);

const koreanSurnames = pairsOf('김:kim 이:lee 박:park 최:choi 정:jung 강:kang 조:cho 윤:yoon 장:jang 임:lim');
const koreanMale = pairsOf(
  '민준:minjun 서준:seojun 도윤:doyun 지훈:jihun 현우:hyunwoo 성민:sungmin 동현:donghyun',
);
const koreanFemale = pairsOf(
  '서연:seoyeon 지민:jimin 하은:haeun 수빈:subin 지우:jiwoo 은지:eunji 민서:minseo',
);

/** Surname and given name joined, as Chinese and Korean write them. */
const joined = (surnames: readonly Name[], male: readonly Name[], female: readonly Name[]): Naming => ({
  family: random => random.pick(surnames).written,
  partner: random => random.pick(surnames).written,
  children: family => family,
  person(random, family, sex) {
    const own = random.pick(sex === 'male' ? male : female);
    const surname = surnames.find(candidate => candidate.written === family);
    return { written: family + own.written, latin: `${own.latin}.${surname?.latin ?? 'guest'}` };
  },
});

export const chinese = joined(chineseSurnames, chineseMale, chineseFemale);
export const korean = joined(koreanSurnames, koreanMale, koreanFemale);

const spaced = (surnames: string, male: string, female: string): Naming => {
  const [families, men, women] = [listOf(surnames), listOf(male), listOf(female)];
  return {
    family: random => random.pick(families),
    partner: (_random, family) => family,
    children: family => family,
    person(random, family, sex) {
      const own = random.pick(sex === 'male' ? men : women);
      return { written: `${own} ${family}`, latin: `${own}.${family}` };
    },
  };
};

export const western = spaced(
  "Smith Taylor Wilson O'Brien Clarke Walker Hughes Bennett Murphy Fraser",
  'James Oliver Thomas Daniel Matthew Lachlan George Harry',
  'Charlotte Emily Grace Olivia Sophie Isla Hannah Ruby',
);
export const thai = spaced(
  'Srisuk Wongsawat Chaiyasit Phromma Suwannarat Kittisak',
  'Somchai Anan Niran Prasert Thanawat Kittipong',
  'Malee Siriporn Ploy Kanya Nattaya Chanida',
);
export const japanese = spaced(
  'Sato Suzuki Takahashi Tanaka Watanabe Ito',
  'Haruto Ren Yuto Kenji Daiki Takumi',
  'Yui Hina Sakura Aoi Misaki Naomi',
);
export const indian = spaced(
  'Sharma Patel Iyer Nair Gupta Reddy Menon',
  'Aarav Rohan Sanjay Aditya Nikhil Vivek',
  'Ananya Diya Pooja Neha Isha Kavya',
);
