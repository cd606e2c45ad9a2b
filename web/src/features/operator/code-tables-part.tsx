import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { CodeTableLine, nameTable, wordBuiltIn, wordTable } from './code-table-line.tsx';
import * as words from './code-tables.words.ts';
import { ImportTables } from './import-tables.tsx';
import { Answered, Part } from './part.tsx';
import { RemoveTableDialog } from './remove-table-dialog.tsx';
import { useCodeTables, type CodeTable } from './use-code-tables.ts';

/** The tables that codes are looked up in: what is loaded, importing more, removing what was imported. */
export function CodeTablesPart(): ReactNode {
  const asked = useCodeTables();
  const [leaving, setLeaving] = useState<CodeTable | null>(null);
  const [removed, setRemoved] = useState('');
  const chooser = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that opened the question is gone with its line, and the focus with it.
    if (removed !== '' && leaving === null && document.activeElement === document.body) chooser.current?.focus();
  }, [removed, leaving]);
  return (
    <Part title={words.title} description={words.about}>
      <Answered of={asked}>
        {({ in_force: inForce, shows_cpt: showsCpt, built_in: builtIn, data }) => (
          <>
            <p className="[overflow-wrap:anywhere]">
              <span className="text-ink-soft">{words.inUse}:</span> {inForce}
            </p>
            {!showsCpt && <p className="text-ink-soft">{words.cptHidden}</p>}
            <ul className="mt-3 border-t border-rule">
              {data.map((table) => (
                <CodeTableLine key={table.id} name={nameTable(table)} facts={wordTable(table)} remarks={table.remarks}>
                  <Button look="quiet" onClick={() => setLeaving(table)}>
                    {words.remove}
                    <span className="sr-only"> {nameTable(table)}</span>
                  </Button>
                </CodeTableLine>
              ))}
              {builtIn.map((table) => (
                <CodeTableLine key={table.kind} name={nameTable(table)} facts={wordBuiltIn(table)} remarks={[]} />
              ))}
            </ul>
          </>
        )}
      </Answered>
      <p role="status" className="mt-3 text-ink-soft empty:hidden">
        {removed}
      </p>
      <ImportTables chooser={chooser} />
      <RemoveTableDialog table={leaving} onClose={() => setLeaving(null)} onRemoved={setRemoved} />
    </Part>
  );
}
