import type { PortId } from '@gangway/shared/art/ports.ts';

const ports = ['port-klang', 'penang', 'langkawi', 'malacca', 'singapore', 'phuket'] satisfies PortId[];

/** The port whose landmark has been drawn; none for one that staff have entered since. */
export const drawnPort = (code?: string): PortId | undefined => ports.find(port => port === code);
