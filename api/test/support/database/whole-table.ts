/** The table that a plan names: of a part of the audit log, the audit log. */
export const wholeTable = (relation: string): string =>
  relation.replace(/^audit_entries_(first|before|after|\d).*$/, 'audit_entries');
