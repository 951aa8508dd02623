import { typedText } from '../base/primitives.ts';
import { nameFault, printFault } from './names.ts';

const checkedBy = (faultOf: (text: string) => string | null, max: number) =>
  typedText(max).superRefine((text, context) => {
    const fault = faultOf(text);
    if (fault) context.addIssue({ code: 'custom', message: fault });
  });

/** The name of a person, as in the passport. `min(1)` refuses an empty one. */
export const personName = (max: number) => checkedBy(nameFault, max);

/** A line that is printed with a passenger's name. */
export const printedText = (max: number) => checkedBy(printFault, max);
