/** The two messages that cross between Electron's processes; what they carry is told by bridge.ts. */
export const BRIDGE_CALL = 'bridge.call';
export const BRIDGE_EVENT = 'bridge.event';
