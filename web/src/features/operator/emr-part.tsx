import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmrConnectDialog } from './emr-connect-dialog.tsx';
import { EmrDisconnectDialog } from './emr-disconnect-dialog.tsx';
import { EmrLine } from './emr-line.tsx';
import { Answered, Fact, Part } from './part.tsx';
import { useEmr, type EmrEntry } from './use-emr.ts';
import * as words from './emr.words.ts';

/** The record systems: how they answer and what waits for them; connecting, testing, trying again, disconnecting. */
export function EmrPart(): ReactNode {
  const asked = useEmr();
  const [isConnecting, setConnecting] = useState(false);
  const [leaving, setLeaving] = useState<EmrEntry | null>(null);
  const [said, setSaid] = useState('');
  const connect = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that opened the question is gone with its line, and the focus with it.
    if (said !== '' && leaving === null && document.activeElement === document.body) connect.current?.focus();
  }, [said, leaving]);
  return (
    <Part title={words.title} description={words.about}>
      <Answered of={asked}>
        {({ data, launch_url: launch, callback_url: callback }) => (
          <>
            {data.length === 0 ? (
              <p className="text-ink-soft">{words.none}</p>
            ) : (
              <ul className="border-t border-rule">
                {data.map((entry) => (
                  <EmrLine key={entry.id} entry={entry} onDisconnect={() => setLeaving(entry)} />
                ))}
              </ul>
            )}
            <p className="mt-4 text-ink-soft">{words.register}</p>
            <dl className="mt-1 border-t border-rule">
              <Fact term={words.launchUrl}>{launch}</Fact>
              <Fact term={words.callbackUrl}>{callback}</Fact>
            </dl>
          </>
        )}
      </Answered>
      <p role="status" className="mt-3 text-ink-soft empty:hidden">
        {said}
      </p>
      <Button ref={connect} className="mt-4" aria-haspopup="dialog" onClick={() => setConnecting(true)}>
        {words.connect}
      </Button>
      <EmrConnectDialog isOpen={isConnecting} onClose={() => setConnecting(false)} />
      <EmrDisconnectDialog entry={leaving} onClose={() => setLeaving(null)} onDisconnected={setSaid} />
    </Part>
  );
}
