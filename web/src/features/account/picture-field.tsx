import { useRef, type ReactNode } from 'react';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { acceptedPictures } from './check-picture.ts';
import { useBlobAddress, usePicture } from './use-picture.ts';
import type { ProfileEdit } from './use-profile-edit.ts';
import * as words from './words.ts';

export interface PictureFieldProps {
  /** The name as it is shown; null for Guest. */
  readonly name: string | null;
  /** Server-relative path of the picture that is kept. */
  readonly path: string | null;
  readonly edit: ProfileEdit;
}

function hintOf({ draft }: ProfileEdit): string {
  if (draft?.picture instanceof File) return words.picturePreview;
  return draft?.picture === 'remove' ? words.pictureGoes : words.pictureHint;
}

/** The picture of a profile, large; while editing with what chooses, replaces and removes it. */
export function PictureField({ name, path, edit }: PictureFieldProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const choice = edit.draft?.picture ?? 'keep';
  const kept = usePicture(path);
  const chosen = useBlobAddress(choice instanceof File ? choice : null);
  const shown = choice === 'remove' ? null : (chosen ?? kept);
  const hasPicture = choice instanceof File || (choice === 'keep' && path !== null);
  return (
    <div className="flex flex-wrap items-center gap-5">
      <Avatar name={name} picture={shown} size="large" />
      {edit.draft !== null && (
        <div role="group" aria-label={words.picture} className="grid gap-2">
          <div className="flex flex-wrap gap-2">
            <input
              ref={input}
              type="file"
              hidden
              accept={acceptedPictures}
              aria-label={words.pictureFile}
              onChange={(event) => {
                const file = event.target.files?.[0];
                if (file) edit.choosePicture(file);
                // The same file may be chosen again.
                event.target.value = '';
              }}
            />
            <Button ref={choose} disabled={edit.isBusy} onClick={() => input.current?.click()}>
              {hasPicture ? words.replacePicture : words.choosePicture}
            </Button>
            {hasPicture && (
              <Button
                look="quiet"
                disabled={edit.isBusy}
                onClick={() => {
                  edit.removePicture();
                  choose.current?.focus();
                }}
              >
                {words.removePicture}
              </Button>
            )}
          </div>
          <p aria-live="polite" className="text-step--1 text-ink-faint">
            {hintOf(edit)}
          </p>
          <p aria-live="polite" className="text-sm text-danger empty:hidden">
            {edit.errors.picture}
          </p>
        </div>
      )}
    </div>
  );
}
