import type { GateSailing } from '@gangway/shared/contract/office/gate/boarding.ts';
import type { GatePlace, GateState } from '../../../../bridge-gate.ts';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import { askGate } from '../gate/ask-gate.ts';
import { useGate } from '../gate/gate-store.ts';

/** The name and sailing of this gate, stored by the station for every window and over a restart. */
export function usePlace({ place, sailings }: GateState) {
  const sailing: GateSailing | undefined = sailings.find(({ id }) => id === place.sailingId);
  const move = async (changes: Partial<GatePlace>) => {
    const now = useGate.getState().state?.place ?? place;
    try {
      useGate.setState({ state: await askGate('gate.place', { ...now, ...changes }) });
    } catch (error) {
      toasts.show((error as Error).message, 'bad');
    }
  };
  return {
    sailing,
    /** A gate without a name gets that of the berth where the sailing boards. */
    choose(sailingId: number | null): void {
      const gateOfSailing = sailings.find(({ id }) => id === sailingId)?.gate ?? '';
      void move({ sailingId, ...(place.gate === '' && { gate: gateOfSailing }) });
    },
    rename: (gate: string): void => void move({ gate }),
  };
}
