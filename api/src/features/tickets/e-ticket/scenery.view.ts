import { type PortId, portIds } from '@gangway/shared/art/ports.ts';
import { scene } from '@gangway/shared/art/scene.ts';
import { type ShipId, shipIds } from '@gangway/shared/art/ships.ts';
import { artForm } from '../../../lib/documents/art-on-paper.ts';
import { createMemory } from '../../../lib/documents/memory.ts';
import { type PdfForm, placeForm } from '../../../lib/documents/pdf-form.ts';
import type { Voyage } from './e-ticket.types.ts';
import { lights } from './light.view.ts';

/** Pictures of ships before ports, in each light and for each page. */
const forms = createMemory<PdfForm>(100);

/**
 * The picture at the head of a page: the ship before its port of arrival, in the session's light. A ship or a port without a drawing is
 * left out: another one would be wrong.
 */
export function layScenery(doc: PDFKit.PDFDocument, voyage: Voyage, width: number, height: number): void {
  const ship: ShipId | undefined = shipIds.find(id => id === voyage.ship.code);
  const port: PortId | undefined = portIds.find(id => id === voyage.destination.code);
  const form = forms(`${voyage.session} ${ship} ${port} ${width} ${height}`, () => {
    const { art: light } = lights[voyage.session];
    return artForm(
      scene({ light, ...(ship && { ship }), ...(port && { port }), width, height }),
      width,
      height,
    );
  });
  placeForm(doc, form, 0, 0);
}
