import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { NoteBesideSource } from '../features/chat/reading/note-beside-source.tsx';
import { RequestReader } from '../features/cosignatures/request-reader.tsx';
import * as words from '../features/cosignatures/words.ts';
import { PageFrame } from '../layouts/page-frame.tsx';

/** One version of a colleague's note, to be read and co-signed or sent back. */
export function CosignRequestPage(): ReactNode {
  const { id = '' } = useParams();
  return (
    <PageFrame title={words.requestTitle} width="max-w-[76rem]">
      <RequestReader
        key={id}
        requestId={id}
        renderNote={(note, source) => <NoteBesideSource note={note} source={source} />}
      />
    </PageFrame>
  );
}
