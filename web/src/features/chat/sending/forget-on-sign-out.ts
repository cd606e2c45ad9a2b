import { resetCurrentChat } from '../../../lib/chat-queries.ts';
import { sessionStore } from '../../../lib/session-store.ts';
import { forgetBoxes } from '../composer/composer-store.ts';
import { forgetDrafts } from '../composer/draft-keeper.ts';
import { forgetTries } from '../composer/submit-message.ts';
import { stopFollowing } from './followed-replies.ts';
import { forgetEverything } from './reply-store.ts';

/** What one person typed and read is gone from memory before the next one signs in. Runs once, when the chat is first opened. */
sessionStore.subscribe((now, before) => {
  if (before.user === null || now.user?.id === before.user.id) return;
  stopFollowing();
  forgetDrafts();
  forgetBoxes();
  forgetTries();
  forgetEverything();
  resetCurrentChat();
});
