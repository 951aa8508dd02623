import { langkawi } from './ports/langkawi.ts';
import { malacca } from './ports/malacca.ts';
import { penang } from './ports/penang.ts';
import { phuket } from './ports/phuket.ts';
import { portKlang } from './ports/port-klang.ts';
import { singapore } from './ports/singapore.ts';
import type { Light } from './primitives/light.ts';
import type { Drawing } from './primitives/svg.ts';

export const portIds = ['port-klang', 'penang', 'langkawi', 'malacca', 'singapore', 'phuket'] as const;
export type PortId = (typeof portIds)[number];

/** Landmarks have their base at y = 0, and are about 100 units high and 300 wide. */
const LANDMARKS: Record<PortId, (light: Light) => Drawing> = {
  'port-klang': portKlang,
  penang,
  langkawi,
  malacca,
  singapore,
  phuket,
};

export const landmark = (id: PortId, light: Light): Drawing => LANDMARKS[id](light);
