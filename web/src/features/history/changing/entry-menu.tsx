import type { HistoryItem } from '@notewright/contract';
import { Bookmark, FileOutput, Pencil, Pin, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { MenuItem, MenuPanel, type MenuPanelProps } from '../../../ui/menu.tsx';
import * as words from '../words.ts';

export interface EntryMenuProps extends Omit<MenuPanelProps, 'children'> {
  readonly item: HistoryItem;
  readonly onRename: () => void;
  readonly onPin: () => void;
  readonly onSave: () => void;
  readonly onExport: () => void;
  readonly onRemove: () => void;
}

/** What can be done with one chat of the history. */
export function EntryMenu({ item, onRename, onPin, onSave, onExport, onRemove, ...panel }: EntryMenuProps): ReactNode {
  return (
    <MenuPanel {...panel}>
      <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={onRename}>
        {words.rename}
      </MenuItem>
      <MenuItem icon={<Pin aria-hidden="true" />} onSelect={onPin}>
        {item.is_pinned ? words.unpin : words.pin}
      </MenuItem>
      <MenuItem icon={<Bookmark aria-hidden="true" />} onSelect={onSave}>
        {item.is_saved ? words.unsave : words.save}
      </MenuItem>
      <MenuItem icon={<FileOutput aria-hidden="true" />} onSelect={onExport}>
        {words.exportChat}
      </MenuItem>
      <MenuItem icon={<Trash2 aria-hidden="true" />} isDanger onSelect={onRemove}>
        {words.remove}
      </MenuItem>
    </MenuPanel>
  );
}
