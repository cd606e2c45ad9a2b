import { authenticationApp, nameField } from '@notewright/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call, CallProblem } from '../../api/call.ts';
import { checkField } from '../../forms/field-check.ts';
import { useStateAcrossLock } from '../../session/state-across-lock.ts';
import { profileKey, type UserProfile } from '../../api/account/profile.ts';
import { shortToast, toastSuccess } from '../../ui/toast.ts';
import { checkPicture } from './check-picture.ts';
import { pictureQuery } from './use-picture.ts';
import * as words from './words.ts';

const checkName = checkField(nameField);

/** What becomes of the picture with the next save. */
export type PictureChoice = File | 'keep' | 'remove';

interface Draft {
  readonly name: string;
  readonly picture: PictureChoice;
}

export interface EditErrors {
  readonly name?: string;
  readonly picture?: string;
  /** About the whole. */
  readonly form?: string;
}

export interface ProfileEdit {
  /** Null while the profile is only shown. */
  readonly draft: Draft | null;
  readonly errors: EditErrors;
  readonly isBusy: boolean;
  readonly begin: () => void;
  readonly reset: () => void;
  readonly setName: (name: string) => void;
  readonly choosePicture: (file: File) => void;
  readonly removePicture: () => void;
  /** Gives what is wrong, or null when everything was saved. */
  readonly save: () => Promise<EditErrors | null>;
}

function errorsOf(error: unknown): EditErrors {
  const fields = error instanceof CallProblem ? error.errors : {};
  const [name] = fields['name'] ?? [];
  const [picture] = fields['profile_picture'] ?? [];
  if (name !== undefined || picture !== undefined)
    return { ...(name === undefined ? {} : { name }), ...(picture === undefined ? {} : { picture }) };
  return { form: (error instanceof CallProblem ? error.serverMessage : null) ?? words.notUpdated };
}

/** Sends the draft; the answer is shown wherever the profile is, name and picture at the same moment. */
function useSend(): (draft: Draft) => Promise<void> {
  const client = useQueryClient();
  return async ({ name, picture }) => {
    const { message: _message, ...saved } = await call(authenticationApp.updateProfile, {
      body: { name, remove_picture: picture === 'remove' ? 'true' : 'false' },
      ...(picture instanceof File ? { file: picture } : {}),
    });
    if (saved.profile_picture !== null) await client.prefetchQuery(pictureQuery(saved.profile_picture));
    // An answer that left the server before the save must not come after it.
    await client.cancelQueries({ queryKey: profileKey });
    client.setQueryData<UserProfile>(profileKey, saved);
  };
}

/** The states of a profile: read-only, then editing, then saved or reset. */
export function useProfileEdit(profile: UserProfile): ProfileEdit {
  const send = useSend();
  const [draft, setDraft] = useStateAcrossLock<Draft | null>('profile', () => null);
  const [errors, setErrors] = useState<EditErrors>({});
  const [isBusy, setBusy] = useState(false);
  const change = (part: Partial<Draft>): void =>
    setDraft((before) => (before === null ? null : { ...before, ...part }));
  const newestChoice = useRef(0);
  const setPicture = async (picture: PictureChoice): Promise<void> => {
    const number = (newestChoice.current += 1);
    const problem = picture instanceof File ? await checkPicture(picture) : null;
    // Another choice was made while this one was looked at.
    if (number !== newestChoice.current) return;
    if (problem === null) change({ picture });
    setErrors(({ picture: _picture, form: _form, ...others }) =>
      problem === null ? others : { ...others, picture: problem },
    );
  };

  async function save(): Promise<EditErrors | null> {
    if (draft === null || isBusy) return null;
    const name = checkName(draft.name);
    if (name !== null) {
      setErrors({ name });
      return { name };
    }
    setBusy(true);
    setErrors({});
    try {
      await send(draft);
    } catch (error) {
      const found = errorsOf(error);
      setErrors(found);
      return found;
    } finally {
      setBusy(false);
    }
    setDraft(null);
    toastSuccess(words.updated, shortToast);
    return null;
  }

  return {
    draft,
    errors,
    isBusy,
    begin: () => setDraft({ name: profile.name ?? '', picture: 'keep' }),
    reset: () => {
      newestChoice.current += 1;
      setDraft(null);
      setErrors({});
    },
    setName: (name) => {
      change({ name });
      const { name: before, form: _form, ...others } = errors;
      const now = before === undefined ? null : checkName(name);
      setErrors(now === null ? others : { ...others, name: now });
    },
    choosePicture: (file) => void setPicture(file),
    removePicture: () => void setPicture(profile.profile_picture === null ? 'keep' : 'remove'),
    save,
  };
}
