import { limits } from '@notewright/contract';
import { Download, Printer } from 'lucide-react';
import { useState, type ReactNode, type RefObject } from 'react';
import { useDownload, type Download as Fetched } from '../../hooks/use-download.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { saveNotes, type DayFormat } from './save-notes.ts';
import * as words from './words.ts';

const formats = Object.keys(words.formats) as readonly DayFormat[];

interface Props {
  readonly date: string;
  /** What is selected, in the order of the list. */
  readonly ids: readonly string[];
  /** How many could be. */
  readonly count: number;
  readonly onSelectAll: (isSelected: boolean) => void;
  readonly isPreparing: boolean;
  /** Why the last print did not come about. */
  readonly printProblem: string | null;
  readonly onPrint: () => void;
  /** The button that prints. */
  readonly printRef: RefObject<HTMLButtonElement | null>;
}

/** True from the end of a download until the selection changes. */
function useJustDone(selection: string, phase: Fetched<DayFormat>['phase']): boolean {
  const [ended, setEnded] = useState<{ readonly phase: typeof phase; readonly of: string | null }>({ phase, of: null });
  if (ended.phase !== phase) setEnded({ phase, of: selection });
  else if (ended.of !== null && ended.of !== selection) setEnded({ phase, of: null });
  return phase === 'done' && ended.of === selection;
}

/** What can be done with several notes at once. */
export function SelectionBar(props: Props): ReactNode {
  const { date, ids, count, onSelectAll, isPreparing, printProblem, onPrint, printRef } = props;
  const [format, setFormat] = useState<DayFormat>('docx');
  const download = useDownload<DayFormat>((one) => saveNotes(date, ids, one), words.exportFailed);
  const isJustDone = useJustDone(ids.join(' '), download.phase);
  const isTooMany = ids.length > limits.notesExported;
  const isIdle = ids.length === 0 || isTooMany;
  return (
    <div role="group" aria-label={words.withSelected} className="nw-day-selection">
      <div className="nw-day-actions">
        <Checkbox
          label={words.selectAll}
          checked={count > 0 && ids.length === count}
          disabled={count === 0}
          ref={(box) => {
            if (box !== null) box.indeterminate = ids.length > 0 && ids.length < count;
          }}
          onChange={({ currentTarget: { checked } }) => onSelectAll(checked)}
        />
        <Button ref={printRef} disabled={isIdle} isBusy={isPreparing} onClick={onPrint}>
          <Printer aria-hidden="true" className="size-4" />
          {words.print}
        </Button>
        <SelectField
          label={words.format}
          isLabelHidden
          value={format}
          options={formats.map((one) => ({ value: one, label: words.formats[one] }))}
          onChange={({ currentTarget: { value } }) => setFormat(formats.find((one) => one === value) ?? 'docx')}
        />
        <Button disabled={isIdle} isBusy={download.phase === 'busy'} onClick={() => download.start(format)}>
          <Download aria-hidden="true" className="size-4" />
          {words.exportSelected}
        </Button>
        <p role="status" className="nw-day-told">
          {isPreparing
            ? words.preparing
            : download.phase === 'busy'
              ? words.exporting
              : isJustDone
                ? words.exported
                : ids.length > 0
                  ? words.selected(ids.length)
                  : ''}
        </p>
      </div>
      <Alert>{isTooMany ? words.tooMany : (download.problem ?? printProblem)}</Alert>
    </div>
  );
}
