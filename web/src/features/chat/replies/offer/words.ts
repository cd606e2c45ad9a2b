import type { ToolName } from '@notewright/engine';

export const sendTo = (tool: ToolName): string => `Send this to ${tool}`;
export const failed = 'The message could not be sent to the other tool. Please try again.';
