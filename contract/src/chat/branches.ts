import { z } from 'zod';
import { idSchema } from '../entities.ts';

/**
 * Branches of a chat. Editing a message that was sent begins one: what was said before it is shared, what came after it stays where
 * it was. A branch is named by any message that stands in it, and the first one also by the chat's own id.
 */
export const branchField = {
  /** Without it: the branch of the chat that was last worked in or read. */
  branch: idSchema.optional(),
};

/** What goes with a message that is to take the place of an earlier one, in a branch of its own. */
export const editFields = {
  /** The id of a message of the person's own. Its file, tool and choices stand unless others are sent along. */
  edit_of: idSchema.optional(),
  /** What becomes of the file of the edited message where none is sent along; it stays unless said. */
  edited_file: z.enum(['keep', 'remove']).optional(),
};
