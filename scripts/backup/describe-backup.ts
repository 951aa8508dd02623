import type { BackupSummary } from '../../api/src/lib/backup/backup-file.ts';

const counted = (number: number, singular: string, plural: string): string =>
  `${number} ${number === 1 ? singular : plural}`;

/** When a backup was made, and what is in it, in one line. */
export function describeBackup({ head, end, bytes }: BackupSummary): string {
  const rows = Object.values(end.rows);
  const parts = [
    counted(
      rows.reduce((sum, count) => sum + count, 0),
      'row',
      'rows',
    ),
    `in ${counted(rows.length, 'table', 'tables')},`,
    `${counted(end.pictures, 'picture', 'pictures')}${head.hasMasterKey ? ' and the master key' : ''},`,
    `${(bytes / 1e6).toFixed(1)} MB`,
  ];
  return `backup of ${head.madeAt}, ${parts.join(' ')}`;
}
