import type { Route } from '../../../http/route.ts';
import { previewWriteBackRoute } from './preview-write-back.ts';
import { readWriteBackRoute } from './read-write-back.ts';
import { retryWriteBackRoute } from './retry-write-back.ts';
import { startWriteBackRoute } from './start-write-back.ts';
import type { WriteBackParts } from './write-back-parts.ts';

/** The calls under `/emr/notes/`: signed notes on their way into their patients' records. */
export function writeBackRoutes(parts: WriteBackParts): readonly Route[] {
  return [
    previewWriteBackRoute(parts),
    startWriteBackRoute(parts),
    readWriteBackRoute(parts),
    retryWriteBackRoute(parts),
  ];
}
