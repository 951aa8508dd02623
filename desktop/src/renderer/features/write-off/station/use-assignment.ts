import type { GateSailing } from '@gangway/shared/contract/office/gate/boarding.ts';
import type { GateAssignment, GateState } from '../../../../bridge-gate.ts';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import { askGate } from '../gate/ask-gate.ts';
import { useGate } from '../gate/gate-store.ts';

/** The name and sailing of this gate, stored by the station for every window and over a restart. */
export function useAssignment({ assignment, sailings }: GateState) {
  const sailing: GateSailing | undefined = sailings.find(({ id }) => id === assignment.sailingId);
  const move = async (changes: Partial<GateAssignment>) => {
    const now = useGate.getState().state?.assignment ?? assignment;
    try {
      useGate.setState({ state: await askGate('gate.assignment', { ...now, ...changes }) });
    } catch (error) {
      toasts.show((error as Error).message, 'bad');
    }
  };
  return {
    sailing,
    /** A gate without a name gets that of the berth where the sailing boards. */
    choose(sailingId: number | null): void {
      const gateOfSailing = sailings.find(({ id }) => id === sailingId)?.gate ?? '';
      void move({ sailingId, ...(assignment.gate === '' && { gate: gateOfSailing }) });
    },
    rename: (gate: string): void => void move({ gate }),
  };
}
