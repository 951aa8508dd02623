/** The file name of a backup, which names its time in UTC: names in their order are backups in their order. */
export const backupName = (madeAt: Date): string =>
  `gangway-${madeAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`;
