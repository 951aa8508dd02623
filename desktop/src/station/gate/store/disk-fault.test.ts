import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { diskRefusal } from './disk-fault.ts';

function createTable() {
  const db = new Database(':memory:');
  onTestFinished(() => void db.close());
  db.exec('create table some (bytes unique)');
  return db;
}

function faultOf(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing went wrong');
}

test('reports a full disk with SQLite’s message', () => {
  const db = createTable();
  db.pragma('max_page_count = 10');
  const fault = faultOf(() => db.exec('insert into some values (zeroblob(100000))'));
  expect(diskRefusal(fault)).toMatchObject({ code: 'disk-full', cause: fault });
});

test('reports a read-only disk with SQLite’s message', () => {
  const db = createTable();
  db.pragma('query_only = on');
  const fault = faultOf(() => db.exec('insert into some values (1)'));
  expect(diskRefusal(fault)).toMatchObject({ code: 'disk-failed', cause: fault });
});

test('passes on other errors unchanged', () => {
  const db = createTable();
  const fault = faultOf(() => db.exec('insert into some values (1), (1)'));
  expect(diskRefusal(fault)).toBe(fault);
  expect(diskRefusal('anything')).toBe('anything');
});
