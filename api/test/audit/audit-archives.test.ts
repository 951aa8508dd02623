import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import { beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest';
import { audit, type Finding } from '../../src/audit/audit.ts';
import { archiveAudit } from '../../src/features/audit-log/archive-audit.job.ts';
import { makeAuditMonths } from '../../src/features/audit-log/make-audit-months.job.ts';
import { type SealedBackup, writeBackup } from '../../src/lib/backup/backup-file.ts';
import { restoreBackup } from '../../src/lib/backup/restore-backup.ts';
import { SALT_BYTES } from '../../src/lib/backup/seal.ts';
import { createDatabase, type Database, inTransaction } from '../../src/lib/database/database.ts';
import { migrate } from '../../src/lib/database/migrations.ts';
import { createFolderStorage } from '../../src/lib/media/folder-storage.ts';
import type { MediaStorage } from '../../src/lib/media/media-storage.ts';
import { makeDataDir } from '../../src/lib/process/data-dir.ts';
import { createBusySeason } from '../support/amounts/busy-season.ts';
import { createEmptyDatabase } from '../support/database/empty-database.ts';
import { longTest } from '../support/long-test.ts';
import { signInStaff } from '../support/people/accounts.ts';
import { runScript } from '../support/run-script.ts';
import { createTestApp } from '../support/test-app.ts';

/** A season of November 2026, whose entries are in the first part, on a database of its own. */
async function startWithSeason() {
  const { url } = await createEmptyDatabase();
  const { db, pool } = createDatabase(url, 5);
  onTestFinished(() => db.destroy());
  await migrate(db);
  const gangway = await createTestApp({ db, pool, url });
  const season = await createBusySeason(gangway);
  await makeAuditMonths(gangway.deps);
  await sql`insert into settings (key, value) values ('auditMonths', '2')`.execute(db);
  return { ...gangway, db, url, season };
}

type Started = Awaited<ReturnType<typeof startWithSeason>>;

interface Line {
  id: number;
  at: string;
  entity: string;
  entity_id: string;
  action: string;
  to_state: string | null;
}

async function linesOf(media: MediaStorage, path: string): Promise<Line[]> {
  const packed = await media.read(path);
  if (!packed) throw new Error(`${path} is missing`);
  return gunzipSync(packed)
    .toString()
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line));
}

async function filesOf(media: MediaStorage): Promise<string[]> {
  const files: string[] = [];
  for await (const { path } of media.list()) if (path.startsWith('audit/')) files.push(path);
  return files;
}

const idsIn = async (db: Kysely<Database>) =>
  (await db.selectFrom('audit_entries').select('id').orderBy('id').execute()).map(({ id }) => id);
const archivesOf = (db: Kysely<Database>) =>
  db.selectFrom('audit_archives').selectAll().orderBy('until').orderBy('part').execute();

/** What `npm run audit` finds in I7, with the files. */
async function findings({ db, deps }: Pick<Started, 'db' | 'deps'>, media = deps.media): Promise<string[]> {
  const found: Finding[] = [];
  await audit(db, ({ code }, broken) => void (code === 'I7' && found.push(...broken)), media);
  return found.map(({ check, entity, id }) => `${check}: ${entity} ${id}`);
}

/** Deletes an entry as nobody may. */
const lose = (db: Kysely<Database>, id: number) =>
  db.transaction().execute(async trx => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`delete from audit_entries where id = ${id}`.execute(trx);
  });

/** Makes a backup. */
async function backUp({ url, deps, clock }: Pick<Started, 'url' | 'deps' | 'clock'>): Promise<SealedBackup> {
  const backup = {
    file: join(deps.env.backupDir, `${deps.ids.uuid()}.backup`),
    passphrase: 'correct horse battery',
  };
  const { dataDir, masterKey } = deps.env;
  const sources = { url, dataDir, masterKey, media: deps.media };
  await writeBackup(backup, sources, { madeAt: clock.now(), salt: deps.ids.bytes(SALT_BYTES) });
  return backup;
}

/** The first day on which November and December 2026 are two whole months old. */
const DUE = '2027-03-01T00:00:00Z';

describe('the archive of the audit log (R472)', () => {
  test('writes the months that are old enough, keeps what rules read, and I7 still holds', async () => {
    const started = await startWithSeason();
    const { db, deps, clock } = started;
    const before = await idsIn(db);
    clock.set('2027-02-28T23:59:59Z');
    await archiveAudit(deps);
    expect(await archivesOf(db)).toEqual([]);

    clock.set(DUE);
    await archiveAudit(deps, 40);
    const archives = await archivesOf(db);
    const files = await filesOf(deps.media);
    expect(files.length).toBeGreaterThan(2);
    expect(archives.map(({ path }) => path)).toEqual(files);
    expect(files[0]).toBe('audit/2026-12-001.jsonl.gz');
    const lines = (await Promise.all(files.map(path => linesOf(deps.media, path)))).flat();
    expect(lines.map(({ id }) => id).sort((a, b) => a - b)).toEqual(before);
    expect(archives.map(({ entries }) => entries).reduce((sum, entries) => sum + entries, 0)).toBe(
      before.length,
    );
    expect(lines[0]?.at).toMatch(/^2026-11-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/);

    const left = lines.filter(
      ({ action, entity }) => action === 'state' && ['tickets', 'payments'].includes(entity),
    );
    const kept = before.filter(id => !left.some(line => line.id === id));
    expect(left.length).toBeGreaterThan(20);
    expect(await idsIn(db)).toEqual(kept);
    expect(await findings(started)).toEqual([]);

    // Life goes on from what was archived.
    await inTransaction(deps, 'system:test', trx =>
      sql`update tickets set boarding_status = 'pending', boarded_at = null where boarding_status = 'boarded'`.execute(
        trx,
      ),
    );
    expect(await findings(started)).toEqual([]);
    await archiveAudit(deps);
    expect(await archivesOf(db)).toEqual(archives);
  });

  test('finds what is missing or was changed afterwards', async () => {
    const started = await startWithSeason();
    const { db, deps, clock } = started;
    const payment = await db
      .selectFrom('audit_entries')
      .select(['id', 'entity_id'])
      .where('entity', '=', 'payments')
      .where('to_state', '=', 'succeeded')
      .executeTakeFirstOrThrow();
    // Written in March: it stays in the database when the others leave.
    clock.set('2027-03-01T01:00:00Z');
    const ticket = await db
      .selectFrom('tickets')
      .select('id')
      .where('boarding_status', '=', 'boarded')
      .executeTakeFirstOrThrow();
    await makeAuditMonths(deps);
    const board = (status: string) =>
      inTransaction(deps, 'system:test', trx =>
        sql`update tickets set boarding_status = ${status}, boarded_at = ${status === 'boarded' ? clock.now() : null} where id = ${ticket.id}`.execute(
          trx,
        ),
      );
    await board('pending');
    await board('boarded');
    await archiveAudit(deps);
    expect(await findings(started)).toEqual([]);

    // The first entry after the archive.
    const [first] = await db
      .selectFrom('audit_entries')
      .select('id')
      .where('entity_id', '=', ticket.id)
      .where('action', '=', 'state')
      .orderBy('id')
      .execute();
    await lose(db, first?.id ?? 0);
    expect(await findings(started)).toEqual([`entries-lead-to-the-present: tickets ${ticket.id}`]);
    await sql`delete from audit_archived_states where entity = 'payments' and entity_id = ${payment.entity_id}`.execute(
      db,
    );
    expect(await findings(started)).toContain(`entries-lead-to-the-present: payments ${payment.entity_id}`);

    const [file = ''] = await filesOf(deps.media);
    const broken = `archives-are-whole: audit_archives ${file}`;
    const onDisk = join(deps.env.dataDir, 'media', file);
    const whole = Buffer.from((await deps.media.read(file)) ?? []);
    writeFileSync(onDisk, whole.subarray(0, -10));
    expect(await findings(started)).toContain(broken);
    writeFileSync(onDisk, Buffer.concat([whole, whole]));
    expect(await findings(started)).toContain(broken);
    rmSync(onDisk);
    expect(await findings(started)).toContain(broken);
    writeFileSync(onDisk, whole);
    expect(await findings(started)).not.toContain(broken);
  });

  test.each(['while a file is written', 'after the files, before the parts are dropped'])(
    'loses nothing if it ends %s',
    async when => {
      const started = await startWithSeason();
      const { db, deps, clock } = started;
      const before = await idsIn(db);
      clock.set(DUE);
      let written = 0;
      const media: MediaStorage = {
        ...deps.media,
        async write(path, bytes) {
          if (when === 'while a file is written' && ++written === 2) throw new Error('power cut');
          await deps.media.write(path, bytes);
        },
      };
      const log = Object.assign(Object.create(deps.log), {
        info() {
          if (when !== 'while a file is written') throw new Error('power cut');
        },
      });
      await expect(archiveAudit({ ...deps, media, log }, 40)).rejects.toThrow('power cut');
      expect(await idsIn(db)).toEqual(before);
      expect(await archivesOf(db)).toEqual([]);
      expect((await filesOf(deps.media)).length).toBeGreaterThan(0);
      expect(await findings(started)).toEqual([]);

      await archiveAudit(deps, 40);
      const files = await filesOf(deps.media);
      expect((await archivesOf(db)).map(({ path }) => path)).toEqual(files);
      const lines = (await Promise.all(files.map(path => linesOf(deps.media, path)))).flat();
      expect(lines.map(({ id }) => id).sort((a, b) => a - b)).toEqual(before);
      expect(await findings(started)).toEqual([]);
    },
  );

  test('keeps a month in which a file is not what was written, or entries contradict each other', async () => {
    const started = await startWithSeason();
    const { db, deps, clock } = started;
    clock.set(DUE);
    const before = await idsIn(db);
    const media: MediaStorage = {
      ...deps.media,
      read: async path => (await deps.media.read(path))?.subarray(0, -1),
    };
    await expect(archiveAudit({ ...deps, media })).rejects.toThrow();
    expect(await idsIn(db)).toEqual(before);

    const boarding = await db
      .selectFrom('audit_entries')
      .select(['id', 'entity_id'])
      .where('entity', '=', 'tickets')
      .where('from_state', 'is', null)
      .executeTakeFirstOrThrow();
    await lose(db, boarding.id);
    const broken = await findings(started);
    await archiveAudit(deps);
    // A life without its beginning, and without anything else, is not in the month: the audit finds it as before.
    expect(await findings(started)).toEqual(broken);
    expect(broken).toEqual([`entries-lead-to-the-present: tickets ${boarding.entity_id}`]);
  });

  test('refuses to archive a chain with a missing link', async () => {
    const started = await startWithSeason();
    const { db, deps, clock } = started;
    clock.set(DUE);
    const link = await db
      .selectFrom('audit_entries as made')
      .innerJoin('audit_entries as next', join =>
        join
          .onRef('next.entity', '=', 'made.entity')
          .onRef('next.entity_id', '=', 'made.entity_id')
          .on('next.from_state', '=', 'pending'),
      )
      .select(['made.id', 'made.entity_id'])
      .where('made.entity', '=', 'payments')
      .where('made.from_state', 'is', null)
      .executeTakeFirstOrThrow();
    await lose(db, link.id);
    await expect(archiveAudit(deps)).rejects.toThrow(
      /^the audit entries until 2026-12 are not archived: payments .+ goes on from pending, .+ npm run audit says more$/,
    );
    expect(await archivesOf(db)).toEqual([]);
    expect(await findings(started)).toEqual([`entries-lead-to-the-present: payments ${link.entity_id}`]);
  });

  test('of months one after the other, with a transaction that waited over midnight', async () => {
    const started = await startWithSeason();
    const { db, deps, clock } = started;
    await makeAuditMonths(deps);
    const { id } = await db
      .selectFrom('tickets')
      .select('id')
      .where('boarding_status', '=', 'pending')
      .where('canceled_at', 'is', null)
      .executeTakeFirstOrThrow();
    const set = (status: string, at: string) => {
      clock.set(at);
      return inTransaction(deps, 'system:test', trx =>
        sql`update tickets set boarding_status = ${status}, boarded_at = ${status === 'boarded' ? clock.now() : null} where id = ${id}`.execute(
          trx,
        ),
      );
    };
    await set('boarded', '2027-01-31T23:59:00Z');
    await set('pending', '2027-02-01T00:00:01Z');
    // Began before midnight, and was written after the one above.
    await set('boarded', '2027-01-31T23:59:59Z');
    await set('pending', '2027-02-01T00:00:02Z');
    for (const day of ['2027-03-05', '2027-04-05', '2027-05-05', '2027-06-05']) {
      clock.set(`${day}T00:00:00Z`);
      await makeAuditMonths(deps);
      await archiveAudit(deps);
      expect(await findings(started)).toEqual([]);
    }
    expect(await filesOf(deps.media)).toEqual([
      'audit/2026-12-001.jsonl.gz',
      'audit/2027-01-001.jsonl.gz',
      'audit/2027-02-001.jsonl.gz',
      'audit/2027-03-001.jsonl.gz',
    ]);
    const of = async (month: string) =>
      (await linesOf(deps.media, `audit/${month}-001.jsonl.gz`))
        .filter(line => line.entity_id === id)
        .map(line => line.to_state);
    expect(await of('2027-01')).toEqual(['boarded', 'boarded']);
    // The one that waited left the database with the next month, and is in its file again.
    expect(await of('2027-02')).toEqual(['boarded', 'pending', 'pending']);
  });

  test('is made by one copy at a time, and not without the setting', async () => {
    const { db, deps, clock } = await startWithSeason();
    clock.set(DUE);
    await sql`update settings set value = '0' where key = 'auditMonths'`.execute(db);
    await archiveAudit(deps);
    expect(await archivesOf(db)).toEqual([]);
    await sql`update settings set value = '2' where key = 'auditMonths'`.execute(db);
    await Promise.all([archiveAudit(deps), archiveAudit(deps)]);
    expect(await archivesOf(db)).toHaveLength(1);
  });
});

describe('an archived month', () => {
  let started: Started;
  beforeEach(async () => {
    started = await startWithSeason();
    started.clock.set(DUE);
    await archiveAudit(started.deps);
  });

  test('is said above the audit log, is in the backups, and on no page', async () => {
    const { db, deps, call } = started;
    const { headers } = await signInStaff(started, ['settings.read']);
    const { data } = await call('GET', '/office/audit-entries', { headers });
    expect(data.archivedUntil).toBe('2027-01-01T00:00:00.000Z');
    const [file = ''] = await filesOf(deps.media);
    expect((await started.app.request(`/media/${file}`)).status).toBe(404);

    const backup = await backUp(started);
    const place = await createEmptyDatabase();
    const restoredDir = mkdtempSync(join(inject('testFolder'), 'restored-'));
    makeDataDir(restoredDir);
    const there = createFolderStorage(restoredDir, deps.ids);
    await restoreBackup(backup, {
      url: place.url,
      dataDir: restoredDir,
      media: there,
      masterKey: deps.env.masterKey,
    });
    expect(await filesOf(there)).toEqual([file]);
    expect(await findings({ db: place.db, deps }, there)).toEqual([]);
    expect(await idsIn(place.db)).toEqual(await idsIn(db));
  });

  longTest('is checked in a backup that is tried, which finds a changed file (R435)', async () => {
    const { deps } = started;
    const tryOut = async () => {
      const { file, passphrase } = await backUp(started);
      return runScript('backup', { BACKUP_PASSPHRASE: passphrase }, ['--verify', file]);
    };
    expect(await tryOut()).toMatchObject({ code: 0, errors: '' });

    const [file = ''] = await filesOf(deps.media);
    const lines = (await linesOf(deps.media, file)).map(line => JSON.stringify({ ...line, at: DUE }));
    await deps.media.write(file, gzipSync(`${lines.join('\n')}\n`));
    const { code, output } = await tryOut();
    expect(code).toBe(1);
    expect(output).toContain(`audit_archives ${file}: the file was changed (archives-are-whole)\n`);
  });

  test('leaves the life of an order in its history', async () => {
    const { call, season } = started;
    const { headers } = await signInStaff(started, ['orders.read']);
    const { data } = await call('GET', `/office/orders/${season.orders.aboard.number}`, { headers });
    const events = data.events.map(({ what, to }: { what: string; to: string }) => `${what} ${to}`);
    expect(events).toEqual(expect.arrayContaining(['orders unpaid', 'orders paid']));
    expect(events.filter((event: string) => event.startsWith('tickets'))).toEqual([]);
  });
});
