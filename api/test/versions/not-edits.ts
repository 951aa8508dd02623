/**
 * Calls of the staff that take no version, by what keeps them from undoing somebody else's work in silence. A new call takes
 * a version (`versionHeader`), or is added here.
 */
const groups: Readonly<Record<string, RegExp>> = {
  'makes something new': new RegExp(
    `^(/config/add|/office/(${[
      'ships(/{id}/images)?',
      'rooms(/bulk)?',
      'room-types',
      'ports',
      'routes',
      'sailings(/repeat|/import)?',
      'customers',
      'slides(/picture)?',
      'counter-sales',
      'stations/(code|enrol|assertion)',
    ].join('|')}))$`,
  ),
  'writes nothing': /\/preview$|^\/sysUser\/page$|^\/office\/gate\/passengers$/,
  'deletes or ends one thing': /\/(delete|end|revoke|images\/delete)$|^\/sysUser\/delete\//,
  'is a step of a state, refused from another one':
    /^\/office\/(sailings\/\{id\}\/(close|reopen|depart|cancel)|rooms\/(check-in|\{id\}\/.+)|payments\/refunds\/\{id\}\/retry|gate\/.+|boarding\/.+|jobs\/retry)$/,
  'names what it replaces: the prices, the balance, the amounts, all things that it orders':
    /^\/office\/(room-types\/prices|customers\/\{id\}\/balance|orders\/\{number\}\/(move|payment)|ships\/\{id\}\/images\/order|slides\/order)$/,
  'sends something again':
    /^\/office\/(orders\/resend|orders\/\{number\}\/reissue|customers\/\{id\}\/password-link)$/,
  'signs in': /^\/sysUser\/login$/,
};

export const isNoEdit = (path: string): boolean => Object.values(groups).some(group => group.test(path));
