import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { ReadOnlyThread } from '../features/chat/reading/read-only-thread.tsx';
import { EmergencyReader } from '../features/users/emergency-reader.tsx';
import * as words from '../features/users/emergency.words.tsx';
import { PageFrame } from '../layouts/page-frame.tsx';

/** Another person's chats, read in an emergency. */
export function EmergencyAccessPage(): ReactNode {
  const { id = '' } = useParams();
  return (
    <PageFrame title={words.title} width="max-w-[76rem]">
      <EmergencyReader
        key={id}
        accessId={id}
        renderMessages={(messages, choices) => <ReadOnlyThread messages={messages} choices={choices} />}
      />
    </PageFrame>
  );
}
