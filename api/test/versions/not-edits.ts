/**
 * Calls of the staff that take no version, by what keeps them from overwriting others' changes. A new call takes a version
 * (`versionHeader`), or is added here.
 */
const groups: Readonly<Record<string, RegExp>> = {
  'makes something new': new RegExp(
    `^(/config/add|/office/(${[
      'ships(/{id}/images)?',
      'rooms(/bulk)?',
      'room-types',
      'ports',
      'routes',
      'sailings(/repeat|/import|/{id}/messages)?',
      'customers',
      'slides(/picture)?',
      'branding/(logo|hero)',
      'guide',
      'legal',
      'counter-sales',
      'vouchers',
      'promo-codes',
      'orders/{number}/(notes|additions)',
      'drawers/(own|{id}/movements)',
      'waitlists/{sailingId}/standby',
      'stations/(code|enrol|assertion)',
    ].join('|')}))$`,
  ),
  'writes nothing':
    /\/preview$|^\/office\/vouchers\/\{id\}\/code$|^\/sysUser\/page$|^\/office\/gate\/passengers$/,
  'deletes or ends one thing': /\/(delete|end|revoke|images\/delete)$|^\/sysUser\/delete\//,
  'is a step of a state, refused from another one':
    /^\/office\/(sailings\/\{id\}\/(close|reopen|depart|cancel)|rooms\/(check-in|\{id\}\/.+)|payments\/refunds\/\{id\}\/(retry|settle)|gate\/.+|boarding\/.+|jobs\/(retry|dismiss)|waitlists\/\{sailingId\}\/parties\/\{id\}\/offer)$/,
  'names what it replaces: the sailings with their versions, the prices, the balance, the amounts, all things that it orders':
    /^\/office\/(disruptions|fares|drawers\/\{id\}\/close|day-closes\/\{date\}|room-types\/prices|customers\/\{id\}\/balance|orders\/\{number\}\/(move|payment|cabins\/\{cabinId\}\/change|notes\/\{noteId\}\/pin)|vouchers\/\{id\}\/cancel|waitlists\/\{sailingId\}\/parties\/\{id\}\/move|ships\/\{id\}\/images\/order|(slides|guide)\/order)$/,
  'notes once that something was done': /^\/office\/worklist\/called$/,
  'sends something again':
    /^\/office\/(orders\/resend|orders\/\{number\}\/reissue|customers\/\{id\}\/password-link)$/,
  'signs in': /^\/sysUser\/login$/,
  'needs the code that only its user has, or sets one switch':
    /^\/sysUser\/second-factor\/(begin|confirm|recovery-codes|remove|\{id\}\/reset)$|^\/sysUser\/passkeys\/|^\/office\/roles\/\{id\}\/second-factor$/,
};

export const isNoEdit = (path: string): boolean => Object.values(groups).some(group => group.test(path));
