import { Mic } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useDialogPart } from '../../../ui/use-dialog-part.ts';
import type { VoiceDialog } from '../voice/voice-dialog.tsx';
import { changeBox } from './composer-store.ts';
import * as words from './words.ts';

/** Opens Voice Input, which is fetched with the first click. */
export function VoiceButton(props: Pick<ComponentProps<typeof VoiceDialog>, 'box' | 'fieldRef'>): ReactNode {
  const { Part, isOpen, open, close } = useDialogPart(
    async () => (await import('../voice/voice-dialog.tsx')).VoiceDialog,
    () => changeBox(props.box, { problem: words.voiceFailed }),
  );
  return (
    <>
      <IconButton label={words.voice} aria-haspopup="dialog" onClick={open}>
        <Mic aria-hidden="true" />
      </IconButton>
      {Part !== null && <Part {...props} isOpen={isOpen} onClose={close} />}
    </>
  );
}
