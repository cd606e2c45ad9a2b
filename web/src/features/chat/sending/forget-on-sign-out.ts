import { clearCurrentChat } from '../../../api/chat-queries.ts';
import { onForgetChats, onHideChats } from '../../../session/forget-chats.ts';
import { sessionStore } from '../../../session/session-store.ts';
import { forgetChecks } from '../composer/attach-file.ts';
import { forgetBoxes } from '../composer/composer-store.ts';
import { forgetDrafts } from '../composer/draft-keeper.ts';
import { forgetTries } from '../composer/failed-tries.ts';
import { forgetEditors } from '../replies/editing/editing-store.ts';
import { forgetSentEdits } from '../sent/sent-edit-store.ts';
import { stopFollowing } from './followed-replies.ts';
import { forgetEverything } from './reply-store.ts';

/**
 * What was typed and read in one place is gone from memory before work goes on in another. What is still on its way
 * goes by the signal of the workspace scope (`session/workspace-scope.ts`), which ends at the same moments.
 */
function forgetAll(): void {
  stopFollowing();
  forgetDrafts();
  forgetBoxes();
  forgetChecks();
  forgetTries();
  forgetEditors();
  forgetSentEdits();
  forgetEverything();
  clearCurrentChat();
}

/** The same when another person signs in. Runs once, when the chat is first opened. */
sessionStore.subscribe((now, before) => {
  if (before.user !== null && now.user?.id !== before.user.id) forgetAll();
});
onForgetChats(forgetAll);
// Replies go on at the server and are taken up again with their chat; a message on its way comes back to its box if it fails.
onHideChats(() => {
  stopFollowing();
  forgetEverything();
});
