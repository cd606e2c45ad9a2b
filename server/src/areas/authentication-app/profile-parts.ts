import type { AccountParts } from '../../accounts/account-parts.ts';
import type { PictureMaker } from '../../documents/document-reader.ts';
import type { FileStore } from '../../files/file-store.ts';

/** What the calls about a profile and its picture work with. */
export interface ProfileParts extends AccountParts {
  readonly files: FileStore;
  readonly pictures: PictureMaker;
}
