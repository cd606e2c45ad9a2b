export * from './audit-groups.ts';
export * as authenticationApp from './authentication-app/index.ts';
export * as chat from './chat/index.ts';
export * as codes from './codes/index.ts';
export type { CodeDetail, CodeHit, ListedCode } from './codes/index.ts';
export * as companyUserManagement from './company-user-management/index.ts';
export * from './day-states.ts';
export * from './draft-line.ts';
export * as emr from './emr/index.ts';
export type {
  EmrConnection,
  EmrContext,
  EmrGroup,
  EmrItem,
  EmrItemKind,
  EmrKind,
  EmrLaunch,
  EmrNote,
  EmrOutcome,
  EmrPatient,
  EmrPreview,
  EmrPreviewItem,
  EmrReadState,
  EmrWriteBack,
  EmrWriteItem,
  EmrWriteItemState,
  EmrWriteState,
} from './emr/index.ts';
export * from './endpoint.ts';
export * from './engine-name.ts';
export * from './entities.ts';
export * as fieldWords from './field-words.ts';
export * from './fields.ts';
export * from './fold-reply.ts';
export * as learning from './learning/index.ts';
export type { CompanyStyle, LearnedPreference, LearnedStyle, NotePreference } from './learning/index.ts';
export * from './limits.ts';
export * as operator from './operator/index.ts';
export * from './message-sources.ts';
export * from './note-choice.ts';
export * from './note-parts.ts';
export * from './own-data-entities.ts';
export * from './plain-markdown.ts';
export * from './problems.ts';
export * from './read-sources.ts';
export * as recordings from './recordings/index.ts';
export type { RecordingPart, RecordingPartState, SpokenPart, VisitRecording } from './recordings/index.ts';
export * from './redaction.ts';
export * from './shown-plans.ts';
export * from './span.ts';
export * from './spoken-languages.ts';
export * as subscription from './subscription/index.ts';
export * as termsAndSupport from './terms-and-support/index.ts';
export * as phrases from './phrases/index.ts';
export type { Phrase } from './phrases/index.ts';
export * as templates from './templates/index.ts';
export type { Template, TemplateHeading } from './templates/index.ts';
export * from './time-zone.ts';
export * from './tool-input.ts';
export * from './turn-events.ts';
