import { Mic } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { VoiceDialog } from '../voice/voice-dialog.tsx';
import { changeBox } from './composer-store.ts';
import * as words from './words.ts';

type Loaded = typeof VoiceDialog;

/** Opens Voice Input, which is fetched with the first click. */
export function VoiceButton(props: Pick<ComponentProps<Loaded>, 'box' | 'fieldRef'>): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<Loaded | null>(null);
  const open = (): void =>
    void import('../voice/voice-dialog.tsx').then(
      ({ VoiceDialog: loaded }) => {
        setDialog(() => loaded);
        setOpen(true);
      },
      () => changeBox(props.box, { problem: words.voiceFailed }),
    );
  return (
    <>
      <IconButton label={words.voice} aria-haspopup="dialog" onClick={open}>
        <Mic aria-hidden="true" />
      </IconButton>
      {Dialog !== null && <Dialog {...props} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
