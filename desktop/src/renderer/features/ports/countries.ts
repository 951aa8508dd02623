/** Where ships of the region call. */
export const countries = [
  ...['MY', 'SG', 'TH', 'ID', 'BN', 'VN', 'KH', 'PH', 'MM'],
  ...['IN', 'LK', 'BD', 'MV', 'CN', 'HK', 'MO', 'TW', 'KR', 'JP', 'AU'],
] as const;
