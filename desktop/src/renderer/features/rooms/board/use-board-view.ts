import { type RoomStatus, roomStatuses } from '@gangway/shared/contract/base/vocabulary.ts';
import { useLocation, useSearch } from 'wouter';
import { loadPreference, savePreference } from '../../../lib/preferences/stored-preference.ts';

/** The part of the rooms that is shown. */
export interface BoardView {
  shipId: number | null;
  floor: number | null;
  status: RoomStatus | '';
  view: 'plan' | 'list';
  roomId: number | null;
}

const SHIP_KEY = 'rooms.ship';
const isNumber = (value: unknown): value is number => typeof value === 'number';
const numberIn = (parameters: URLSearchParams, name: string) => Number(parameters.get(name)) || null;

/** Stores ship, deck, state, view and room in the address; the ship is also stored as this workplace's preference. */
export function useBoardView(): [BoardView, (changes: Partial<BoardView>) => void] {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const parameters = new URLSearchParams(search);
  const status = parameters.get('status');
  const view: BoardView = {
    shipId: numberIn(parameters, 'ship') ?? loadPreference(SHIP_KEY, null, isNumber),
    floor: numberIn(parameters, 'deck'),
    status: roomStatuses.find(candidate => candidate === status) ?? '',
    view: parameters.get('view') === 'list' ? 'list' : 'plan',
    roomId: numberIn(parameters, 'room'),
  };
  const change = (changes: Partial<BoardView>) => {
    if (changes.shipId) savePreference(SHIP_KEY, changes.shipId);
    const next = { ...view, ...changes };
    const written = new URLSearchParams();
    const put = (name: string, value: string | number | null) => value && written.set(name, String(value));
    put('ship', next.shipId);
    put('deck', next.floor);
    put('status', next.status);
    put('view', next.view === 'list' ? 'list' : null);
    put('room', next.roomId);
    navigate(`${path}?${written}`, { replace: true });
  };
  return [view, change];
}
