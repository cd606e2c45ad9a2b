import { authenticationApp, type AgreementState } from '@notewright/contract';
import type { ReactNode } from 'react';
import { callForFile } from '../../../api/call.ts';
import { formatDay } from '../../../i18n/dates.ts';
import { saveFile } from '../../../api/save-file.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useAction } from '../company/use-action.ts';
import * as words from './words.tsx';

interface Line {
  readonly id: string;
  readonly version: string;
  readonly name: string | null;
  readonly title: string | null;
  readonly accepted_on: string;
}

function linesOf({ accepted, earlier }: AgreementState): readonly Line[] {
  return accepted === null || accepted.name === null ? earlier : [accepted, ...earlier];
}

/** What was accepted, when and by whom; each with its words to download. */
export function Acceptances({ state }: { readonly state: AgreementState }): ReactNode {
  const action = useAction();
  const lines = linesOf(state);
  if (lines.length === 0) return null;
  const download = ({ id, version }: Line): void =>
    void action.run(async () => {
      const file = await callForFile(authenticationApp.downloadAgreement, { query: { acceptance_id: id } });
      saveFile(file, `business-associate-agreement-${version}.txt`);
    }, words.notDownloaded);
  return (
    <div>
      <h3 className="font-medium">{words.accepted}</h3>
      <Alert>{action.problem}</Alert>
      <ul className="mt-2 border-t border-rule">
        {lines.map((line) => (
          <li
            key={line.id}
            className="grid items-center gap-x-4 gap-y-2 border-b border-rule py-3 last:border-b-0 sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <p className="min-w-0 [overflow-wrap:anywhere]">
              {words.acceptedLine(
                line.version,
                line.name ?? '',
                line.title ?? '',
                <time dateTime={line.accepted_on}>{formatDay(new Date(line.accepted_on))}</time>,
              )}
            </p>
            <Button
              className="justify-self-start"
              disabled={action.isBusy}
              aria-label={words.downloadOne(line.version, formatDay(new Date(line.accepted_on)))}
              onClick={() => download(line)}
            >
              {words.download}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
