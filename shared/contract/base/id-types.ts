/** The documents with which passengers travel (R41). This file loads no schemas, because pages of the site use it. */
export const idTypes = ['idCard', 'passport', 'drivingLicense'] as const;

export type IdType = (typeof idTypes)[number];
