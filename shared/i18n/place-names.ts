/** Names of one place in one language: which a port carries is the operator's choice, a person may type any of them. */
const samePlace: readonly (readonly string[])[] = [
  ['浮罗交怡', '兰卡威'],
  ['马六甲', '麻六甲'],
  ['槟城', '槟榔屿'],
  ['普吉岛', '布吉岛'],
];

/** The typed text, and the same text with every other name of the named port. */
export function placeSearches(typed: string): string[] {
  const others = samePlace.flatMap(names =>
    names
      .filter(name => typed.includes(name))
      .flatMap(name => names.filter(other => other !== name).map(other => typed.replaceAll(name, other))),
  );
  return [typed, ...others];
}
