import { TESTS } from '../rules/paths.ts';
import type { Finding } from './finding.ts';

/** A file of a room with the files that it imports. Paths are relative to the project's folder. */
export interface RoomFile {
  file: string;
  source: string;
  imports: readonly string[];
}

/** The rooms of the API, and the features of the clients. */
const ROOM =
  /^(?:api\/src\/(?:operator|mail|site|(?:accounts|reservations|features|processes)\/[^/]+)|(?:storefront\/src|desktop\/src\/renderer)\/features\/[^/]+)(?=\/)/;
const API = 'api/src/';

/** The room that a file is in. */
const roomOf = (file: string): string | undefined => ROOM.exec(file)?.[0];

/**
 * Rooms that do not introduce themselves. The main file of a room begins with a paragraph about what the room owns. In the API the
 * paragraph also lists the other rooms that it may import; an import of another room is a finding, and so is a listed room that it
 * does not import.
 */
export function roomsWithoutParagraph(files: readonly RoomFile[]): Finding[] {
  const rooms = Map.groupBy(
    files.filter(({ file }) => !new RegExp(TESTS).test(file)),
    ({ file }) => roomOf(file),
  );
  return [...rooms].flatMap(([room, own]) => (room === undefined ? [] : findingsOf(room, own)));
}

function findingsOf(room: string, files: readonly RoomFile[]): Finding[] {
  const [main, ...others] = files.filter(({ source }) => source.startsWith('/*\n'));
  if (!main) return [{ file: room, message: 'has no file that begins with a paragraph about what it owns' }];
  if (others.length > 0)
    return others.map(({ file }) => ({ file, message: `is introduced by ${main.file} already` }));
  return room.startsWith(API) ? wrongImports(room, main, files) : [];
}

function wrongImports(room: string, main: RoomFile, files: readonly RoomFile[]): Finding[] {
  const listed = listedRooms(main.source);
  if (!listed) return [{ file: main.file, message: 'does not say which rooms its own one may import' }];
  const unlisted = files.flatMap(({ file, imports }) =>
    [...new Set(imports.map(roomOf))]
      .filter(other => other?.startsWith(API) && other !== room && !listed.has(other))
      .map(other => ({ file, message: `imports ${other}, which ${main.file} does not list` })),
  );
  const imported = new Set(files.flatMap(({ imports }) => imports.map(roomOf)));
  const unused = [...listed].filter(other => !imported.has(other));
  return [
    ...unlisted,
    ...unused.map(other => ({ file: main.file, message: `lists ${other}, which its room does not import` })),
  ];
}

/** The rooms of "May import: accounts/ledger, operator." in a file's first comment. */
function listedRooms(source: string): Set<string> | undefined {
  const paragraph = source.slice(0, source.indexOf('*/')).replaceAll(/\n \* ?/g, ' ');
  const list = /May import: ([^.]+)\./.exec(paragraph)?.[1];
  if (list === undefined) return undefined;
  return new Set(list === 'no other room' ? [] : list.split(/,\s+/).map(name => `${API}${name}`));
}
