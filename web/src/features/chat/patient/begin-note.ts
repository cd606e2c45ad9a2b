import { BegunLine } from './begun-line.tsx';
import { begunPart } from './begun-part.ts';
import { startNote } from './take-record.ts';

/** Begins a message about the patient of a record, see `startNote`, and has its box say so. */
export const beginNote: typeof startNote = async (launch, sources, begunIs) => {
  const inTheWay = await startNote(launch, sources, begunIs);
  if (inTheWay === null) begunPart.setState({ Line: BegunLine });
  return inTheWay;
};
