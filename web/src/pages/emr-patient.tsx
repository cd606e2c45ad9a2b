import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { beginNote } from '../features/chat/patient/begin-note.ts';
import { takeToChat } from '../features/chat/patient/take-record.ts';
import { Chooser } from '../features/emr/choosing/chooser.tsx';
import type { RecordUse } from '../features/emr/choosing/use-start.ts';
import * as words from '../features/emr/choosing/words.ts';
import { PageFrame } from '../layouts/page-frame.tsx';
import { chatPath, paths } from '../routes/paths.ts';

const uuid = /^[0-9a-f-]{36}$/;

/** The chat from which the record was opened. */
function chatIdOf(state: unknown): string | null {
  const { emrChatId: id } = (state ?? {}) as { readonly emrChatId?: unknown };
  return typeof id === 'string' && uuid.test(id) ? id : null;
}

/** An open record, and what of it a note is to be written with. */
export function EmrPatientPage(): ReactNode {
  const { id = '' } = useParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const [use] = useState<RecordUse>(() => ({
    startNote: async (launch, sources, begunIs) => {
      const obstacle = await beginNote(launch, sources, begunIs);
      if (obstacle === null) void navigate(paths.chatHome);
      return obstacle;
    },
    takeToChat: async (launch, chatId, sources, isSure) => {
      const obstacle = await takeToChat(launch, chatId, sources, isSure);
      if (obstacle === null) void navigate(chatPath(chatId));
      return obstacle;
    },
  }));
  return (
    <PageFrame title={words.title} width="max-w-3xl">
      <Chooser key={id} launchId={id} chatId={chatIdOf(state)} use={use} />
    </PageFrame>
  );
}
