/** What the pages know of patients' records; everything of it goes when the screen is locked or the workspace changes. */
export const emrKeys = {
  connections: ['emr', 'connections'],
  launch: (launchId: string) => ['emr', 'launch', launchId] as const,
  context: (launchId: string) => ['emr', 'context', launchId] as const,
  chats: ['emr', 'chat'],
  chat: (chatId: string) => ['emr', 'chat', chatId] as const,
  writes: ['emr', 'write'],
  write: (messageId: string) => ['emr', 'write', messageId] as const,
  preview: (messageId: string) => ['emr', 'preview', messageId] as const,
} as const;
