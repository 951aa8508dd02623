import type { PortId } from '@gangway/shared/art/ports.ts';

const ports = ['port-klang', 'penang', 'langkawi', 'malacca', 'singapore', 'phuket'] satisfies PortId[];

/** The port if its landmark has been drawn; undefined for ports that staff have added since. */
export const drawnPort = (code?: string): PortId | undefined => ports.find(port => port === code);
