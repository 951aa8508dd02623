import { SerialPort } from 'serialport';
import type { Output, SerialSettings } from '../../bridge.ts';
import type { Clock } from '../lib/clock.ts';
import type { EventPublisher } from '../lib/handlers.ts';
import { findPorts, type PortSources, portsOfThisComputer } from './find-ports.ts';
import { type OpenPort, openPort } from './open-port.ts';
import type { PortLender } from './port-lender.ts';

type ListedPort = Awaited<ReturnType<typeof SerialPort.list>>[number];

/**
 * The ports of this computer. On Linux without `udevadm` those of its device folders are listed, so that nobody reads of a
 * program that is missing. Elsewhere a failure is a value, and the user types a path instead.
 */
export async function listSerialPorts(
  list: () => Promise<ListedPort[]> = () => SerialPort.list(),
  sources: PortSources = portsOfThisComputer,
): Promise<Output<'serial.list'>> {
  try {
    const ports = await list();
    return {
      ok: true,
      ports: ports.map(({ path, manufacturer, serialNumber, vendorId, productId }) => ({
        path,
        manufacturer: manufacturer ?? null,
        serialNumber: serialNumber ?? null,
        vendorId: vendorId ?? null,
        productId: productId ?? null,
      })),
    };
  } catch (error) {
    if (!sources.list) {
      const { ports } = await findPorts(sources);
      return { ok: true, ports: ports.map(port => ({ ...port, serialNumber: null, productId: null })) };
    }
    return { ok: false, failure: 'list-failed', detail: (error as Error).message };
  }
}

type SerialResult = Output<'serial.open'>;
const success: SerialResult = { ok: true };

/**
 * The port of the serial port test: unchanged bytes in and out, without a scanner's rules. The scanner lends its port
 * for the test.
 */
export function createSerialTest(
  eventPublisher: EventPublisher,
  clock: Pick<Clock, 'now'>,
  scanner: PortLender,
) {
  let port: OpenPort | null = null;

  async function close(): Promise<void> {
    const open = port;
    port = null;
    await open?.close();
  }

  return {
    close,

    async open(settings: SerialSettings): Promise<SerialResult> {
      await close();
      await scanner.lend(settings.path, close);
      const next = await openPort(settings, {
        bytes: bytes =>
          eventPublisher.publish('serial.data', {
            at: clock.now().toISOString(),
            base64: bytes.toString('base64'),
          }),
        closed() {
          const unplugged = port === next;
          if (unplugged) port = null;
          eventPublisher.publish('serial.closed', { unplugged });
          scanner.takeBack();
        },
      });
      if ('ok' in next) {
        scanner.takeBack();
        return next;
      }
      port = next;
      return success;
    },

    async send(text: string): Promise<SerialResult> {
      if (!port?.isOpen()) return { ok: false, failure: 'not-open', detail: '' };
      return (await port.send(text)) ?? success;
    },
  };
}
