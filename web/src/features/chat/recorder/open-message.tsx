import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { chatPath, paths } from '../../../routes/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { newChat } from '../sending/reply-store.ts';
import { useOpenBox } from './open-box.ts';
import * as words from './words.ts';

interface Props {
  readonly box: string | null;
  readonly describedBy?: string;
}

/** Goes to the message in which a transcript stands, from every other page. */
export function OpenMessage({ box, describedBy }: Props): ReactNode {
  const open = useOpenBox();
  const navigate = useNavigate();
  if (box === null || box === open) return null;
  return (
    <Button
      {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
      onClick={() => void navigate(box === newChat ? paths.chatHome : chatPath(box))}
    >
      {words.openChat}
    </Button>
  );
}
