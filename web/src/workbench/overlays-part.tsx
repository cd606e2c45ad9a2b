import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { toastBlank, toastError, toastLoading, toastSuccess, toastWithAction } from '../ui/toast.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Drawer } from '../ui/drawer.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { Part, Specimen } from './frame.tsx';

type Open = 'dialog' | 'question' | 'left' | 'right' | null;

function Dialogs({ open, close }: { readonly open: Open; readonly close: () => void }): ReactNode {
  return (
    <>
      <Dialog isOpen={open === 'dialog'} onClose={close} title="Rename chat" lead="Only you see the name.">
        <p className="mt-5">What is to be done stands here, with its buttons at the end.</p>
      </Dialog>
      <Dialog isOpen={open === 'question'} onClose={close} role="alertdialog" title="Delete this chat?">
        <p className="mt-3">It stays in the bin for thirty days.</p>
        <div className="wb-row wb-end">
          <Button onClick={close}>Keep</Button>
          <Button look="danger" onClick={close}>
            Delete
          </Button>
        </div>
      </Dialog>
      {(['left', 'right'] as const).map((side) => (
        <Drawer key={side} side={side} label={`From the ${side}`} isOpen={open === side} onClose={close}>
          <div className="wb-drawer">
            <p>What a wide window shows beside the page.</p>
            <Button onClick={close}>Close</Button>
          </div>
        </Drawer>
      ))}
    </>
  );
}

/** What stands over the page. */
export function OverlaysPart(): ReactNode {
  const [open, setOpen] = useState<Open>(null);
  return (
    <Part
      id="overlays"
      title="Over the page"
      lead="Dialogs rise, drawers come from their side, menus unfold from their button. Escape closes each, and the focus goes back."
      shows={['dialog', 'drawer', 'menu', 'toaster']}
    >
      <Specimen name="Dialog, question">
        <div className="wb-row">
          <Button aria-haspopup="dialog" onClick={() => setOpen('dialog')}>
            Open dialog
          </Button>
          <Button aria-haspopup="dialog" onClick={() => setOpen('question')}>
            Ask
          </Button>
        </div>
      </Specimen>
      <Specimen name="Drawers">
        <div className="wb-row">
          <Button onClick={() => setOpen('left')}>From the left</Button>
          <Button onClick={() => setOpen('right')}>From the right</Button>
        </div>
      </Specimen>
      <Specimen name="Menu">
        <Menu label="Chat actions" icon={<Ellipsis aria-hidden="true" />}>
          <MenuItem onSelect={() => toastBlank('Rename')} icon={<Pencil aria-hidden="true" />}>
            Rename
          </MenuItem>
          <MenuItem isDisabled onSelect={() => undefined} icon={<Pencil aria-hidden="true" />}>
            Move
          </MenuItem>
          <MenuItem isDanger onSelect={() => toastBlank('Delete')} icon={<Trash2 aria-hidden="true" />}>
            Delete
          </MenuItem>
        </Menu>
      </Specimen>
      <Specimen name="Toasts: what was done; never an error alone, never a patient's words">
        <div className="wb-row">
          <Button onClick={() => toastSuccess('Profile saved')}>Success</Button>
          <Button onClick={() => toastError('The file could not be read')}>Error</Button>
          <Button onClick={() => toastLoading('Sending')}>At work</Button>
          <Button onClick={() => toastWithAction('Chat deleted', { label: 'Undo', onAct: () => undefined }, 8000)}>
            With a way back
          </Button>
        </div>
      </Specimen>
      <Dialogs open={open} close={() => setOpen(null)} />
    </Part>
  );
}
