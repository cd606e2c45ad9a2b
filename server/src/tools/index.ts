import type { ToolName } from '@notewright/engine';
import type { LoadedCodes } from '../codes/code-library.ts';
import { builtInTables } from '../codes/shared-tables.ts';
import type { DocumentRedactor } from '../documents/document-redactor.ts';
import { answeringQuestions } from './answer-question.ts';
import { answeringRequests } from './answer-request.ts';
import { createChartwright } from './chartwright.ts';
import type { EnginePool } from './engine-pool.ts';
import { followingInstructions } from './follow-instruction.ts';
import { createRedactify } from './redactify.ts';
import type { Tool } from './tool.ts';
import { createTranscriptX } from './transcriptx.ts';
import { createValidify } from './validify.ts';

/**
 * The four tools by name.
 * @param documents What takes identifiers out of files in their own format
 * @param codes What codes are looked up in; the tables that come with the product unless said
 */
export function createTools(
  enginePool: EnginePool,
  documents: DocumentRedactor,
  codes: Pick<LoadedCodes, 'shared'> = { shared: () => Promise.resolve(builtInTables) },
): Readonly<Record<ToolName, Tool>> {
  const writing = (name: 'Chartwright' | 'TranscriptX', write: Tool): Tool =>
    answeringQuestions(
      enginePool,
      followingInstructions(enginePool, { name, write, answer: answeringRequests(name, write) }),
    );
  return {
    Chartwright: writing('Chartwright', createChartwright(enginePool)),
    TranscriptX: writing('TranscriptX', createTranscriptX(enginePool)),
    Redactify: answeringRequests('Redactify', createRedactify(enginePool, documents)),
    Validify: answeringRequests('Validify', createValidify(enginePool, codes)),
  };
}
