import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { ReadOnlyThread } from '../features/chat/reading/read-only-thread.tsx';
import { EmergencyReader } from '../features/users/emergency-reader.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';
import { HeaderSlot, HeaderTitle } from '../ui/header-slot.tsx';

/** Another person's chats, read in an emergency. */
export function EmergencyAccessPage(): ReactNode {
  usePageTitle('Emergency access');
  const { id = '' } = useParams();
  return (
    <div className="mx-auto w-full max-w-[76rem] px-4 py-6 md:px-6 md:py-8">
      <HeaderSlot>
        <HeaderTitle>Emergency access</HeaderTitle>
      </HeaderSlot>
      <EmergencyReader key={id} accessId={id} renderMessages={(messages) => <ReadOnlyThread messages={messages} />} />
    </div>
  );
}
