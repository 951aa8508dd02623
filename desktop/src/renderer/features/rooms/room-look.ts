import type { RoomStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import type { RoomAction } from '@gangway/shared/contract/office/fleet/room-operation.ts';
import {
  BedDouble,
  Brush,
  CircleCheck,
  DoorOpen,
  KeyRound,
  LogOut,
  SprayCan,
  Undo2,
  Wrench,
} from 'lucide-react';
import type { Icon } from '../../ui/icon.tsx';
import type { Tone } from '../../ui/status/tone.ts';

/** The states, in the order in which staff list them. */
export const statusOrder = ['available', 'occupied', 'dirty', 'maintenance'] as const satisfies RoomStatus[];

/** Color and icon of a state; the overview says what they mean. */
export const statusLook: Record<RoomStatus, { tone: Tone; icon: Icon }> = {
  available: { tone: 'ok', icon: DoorOpen },
  occupied: { tone: 'info', icon: BedDouble },
  dirty: { tone: 'warn', icon: Brush },
  maintenance: { tone: 'bad', icon: Wrench },
};

/** The shortcut and icon of each action. */
export const actionLook: Record<RoomAction, { keys: string; icon: Icon }> = {
  'check-in': { keys: 'i', icon: KeyRound },
  'check-out': { keys: 'o', icon: LogOut },
  'check-in-undone': { keys: 'u', icon: Undo2 },
  'clean-completed': { keys: 'c', icon: SprayCan },
  maintenance: { keys: 'm', icon: Wrench },
  'maintenance-over': { keys: 'v', icon: CircleCheck },
};
