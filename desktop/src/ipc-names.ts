/** The two messages that cross between Electron's processes; bridge.ts defines their content. */
export const BRIDGE_CALL = 'bridge.call';
export const BRIDGE_EVENT = 'bridge.event';
