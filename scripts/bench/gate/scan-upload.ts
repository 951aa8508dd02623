import type { BoardingServer, BoardingShip } from './boarding-server.ts';
import { openScanIntake, SCANS_OF_A_CALL } from './scan-intake.ts';

/** Scans that the server stores per second: a call's together, and each in its own transaction. */
export interface UploadRates {
  together: number;
  oneByOne: number;
}

/** Boards the same passengers both ways, and resets them in between. */
export async function timeUploads(server: BoardingServer, ship: BoardingShip): Promise<UploadRates> {
  const intake = await openScanIntake(server);
  const { sailingId } = ship;
  const ticketIds = ship.ticketIds.slice(0, SCANS_OF_A_CALL);

  async function scansASecond(most: number): Promise<number> {
    await intake.takeOff(sailingId, ticketIds);
    const begun = performance.now();
    await intake.board(sailingId, ticketIds, most);
    return (ticketIds.length / (performance.now() - begun)) * 1_000;
  }

  return { oneByOne: await scansASecond(1), together: await scansASecond(SCANS_OF_A_CALL) };
}
