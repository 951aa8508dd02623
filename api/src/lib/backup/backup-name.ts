/** The file name of a backup, which names its time in UTC: names in their order are backups in their order. */
export const backupName = (madeAt: Date): string =>
  `gangway-${madeAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`;

/** Whether a file has such a name; others in the folder are not ours. */
export const isBackupName = (name: string): boolean =>
  /^gangway-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup$/.test(name);
