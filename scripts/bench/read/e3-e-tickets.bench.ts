import { monitorEventLoopDelay } from 'node:perf_hooks';
import { movedBy } from '@gangway/shared/domain/time/moment.ts';
import type {
  ETicket,
  ETicketFile,
  Voyage,
} from '../../../api/src/features/tickets/e-ticket/e-ticket.types.ts';
import { eTicketPdf } from '../../../api/src/features/tickets/e-ticket/e-ticket-document.view.ts';
import { makeETicketFile } from '../../../api/src/features/tickets/e-ticket/e-ticket-files.service.ts';
import { type Bench, measured } from '../measurement.ts';

const ROUNDS = 5;
const FILES = 20;

/** The file of one passenger, with a unique name and code. */
function fileOf(index: number): ETicketFile {
  const departsAt = '2027-03-12T09:00:00.000+08:00';
  const later = (minutes: number) => movedBy(departsAt, minutes);
  const voyage: Voyage = {
    language: 'en',
    operator: {
      name: 'Selat Cruises',
      phone: '+60 3-2026 1188',
      email: 'hello@selatcruises.example',
      mark: null,
      color: '#0b6b80',
    },
    orderNumber: `SC${index}`,
    ship: { code: 'selat-aurora', name: 'Selat Aurora' },
    session: 'daytime',
    departure: { code: 'port-klang', name: 'Port Klang', timeZone: 'Asia/Kuala_Lumpur' },
    destination: { code: 'penang', name: 'Penang', timeZone: 'Asia/Kuala_Lumpur' },
    departsAt,
    arrivesAt: later(600),
    boardingOpensAt: later(-180),
    boardingClosesAt: later(-15),
    gate: 'B2',
    ladder: [
      { from: null, until: null, noShow: false, chargePercent: 75, chargeSen: 15_000, refundSen: 5_000 },
    ],
    amendmentDays: 4,
  };
  const tickets = [
    {
      id: `ticket ${index}`,
      passengerName: `Aisyah binti Rahman ${index}`,
      ticketType: 'adult',
      seat: '12A',
      cabin: { number: '0512', floor: 5 },
      serial: `SC${index}-1`,
      verificationCode: '7ZK4Q-M2X9R-8TH*',
      code: `GW1:${String(index).padStart(9, '0')}${'0A Z$%*+-./:9'.repeat(11).slice(0, 132)}`,
    },
  ] satisfies ETicket[];
  return { orders: [{ voyage, tickets }], format: 'a4' };
}

/** The time for an e-ticket once fonts and pictures are loaded, and how long the process is blocked while 20 are made. */
export const bench: Bench = {
  id: 'E3',
  async measure(say) {
    let made = 0;
    const cpu: number[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      const before = process.cpuUsage();
      for (let file = 0; file < FILES; file++) {
        await eTicketPdf(fileOf(made++));
      }
      const { user, system } = process.cpuUsage(before);
      if (round > 0) cpu.push((user + system) / 1_000 / FILES);
    }
    say(`CPU a ticket: ${cpu.map(time => time.toFixed(1)).join(', ')} ms`);
    const waits: number[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      const delay = monitorEventLoopDelay({ resolution: 1 });
      delay.enable();
      await Promise.all(Array.from({ length: FILES }, () => makeETicketFile(fileOf(made++))));
      delay.disable();
      if (round > 0) waits.push(delay.max / 1e6);
    }
    return [
      measured('CPU of an e-ticket', cpu, { most: 10 }, ' ms'),
      measured(`longest wait while ${FILES} e-tickets are made`, waits, { most: 50 }, ' ms'),
    ];
  },
};
