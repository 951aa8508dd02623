import { readdir, readFile, realpath } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { SerialPort } from 'serialport';

/** A port as described by the operating system. */
export interface Port {
  path: string;
  /** The vendor of the USB device, in hex. */
  vendorId: string | null;
  manufacturer: string | null;
}

/** Where ports are searched; tests use their own folders. */
export interface PortSources {
  /** Asks the operating system; null on Linux, where that starts a process (`udevadm`) each time. */
  list: (() => Promise<ListedPort[]>) | null;
  /** Linux: the folder of devices, and the kernel's folder of terminals. */
  devices: string;
  terminals: string;
}

interface ListedPort {
  path: string;
  vendorId?: string | undefined;
  manufacturer?: string | undefined;
}

export const portsOfThisComputer: PortSources = {
  list: process.platform === 'linux' ? null : () => SerialPort.list(),
  devices: '/dev',
  terminals: '/sys/class/tty',
};

/** The ports found, and the system's error if it could not list them all. */
export interface FoundPorts {
  ports: Port[];
  listFailure: string | null;
}

/** Asks the operating system, or reads Linux' device folders: a kiosk without a scanner searches all day. */
export async function findPorts(sources: PortSources): Promise<FoundPorts> {
  if (!sources.list) return { ports: await findDevices(sources), listFailure: null };
  try {
    const ports = await sources.list();
    return {
      ports: ports.map(({ path, vendorId = null, manufacturer = null }) => ({
        path,
        vendorId,
        manufacturer,
      })),
      listFailure: null,
    };
  } catch (error) {
    return { ports: [], listFailure: (error as Error).message };
  }
}

const namesIn = (folder: string) => readdir(folder).catch(() => []);

async function findDevices({ devices, terminals }: PortSources): Promise<Port[]> {
  const byId = join(devices, 'serial/by-id');
  const links = (await namesIn(byId)).map(name => ({ path: join(byId, name), name }));
  const plain = (await namesIn(devices))
    .filter(name => /^tty(ACM|USB)\d+$/.test(name))
    .map(name => ({ path: join(devices, name), name: null }));
  const ports = new Map<string, Port>();
  for (const { path, name } of [...links, ...plain]) {
    const device = await realpath(path).catch(() => null);
    if (device === null || ports.has(device)) continue;
    ports.set(device, {
      path,
      vendorId: await vendorOf(join(terminals, basename(device))),
      // "usb-Honeywell_Imaging___Mobility_1900_15119B4F48-if00"
      manufacturer: name,
    });
  }
  return [...ports.values()];
}

/** Between a terminal and its USB device are the interface and, for a bridge chip, the bridge's port. */
const LEVELS = 4;

async function vendorOf(terminal: string): Promise<string | null> {
  let folder = await realpath(join(terminal, 'device')).catch(() => null);
  for (let level = 0; folder && level < LEVELS; level++, folder = dirname(folder)) {
    const id = await readFile(join(folder, 'idVendor'), 'utf8').catch(() => null);
    if (id) return id.trim();
  }
  return null;
}
