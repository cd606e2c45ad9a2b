import { useEffect, useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { hasPreviousPage } from '../../routes/previous-page.ts';
import { shownName, useProfile, type UserProfile } from '../../api/account/profile.ts';
import { useToday } from '../../hooks/use-today.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Loading } from '../../ui/loading.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { PictureField } from './picture-field.tsx';
import { subscriptionType } from './subscription-type.ts';
import { useProfileEdit } from './use-profile-edit.ts';
import { guest } from '../../api/account/profile.words.ts';
import { giveFocus } from '../../hooks/give-focus.ts';
import * as words from './words.ts';

/** A value that is only shown looks less like a place to type. */
const readOnlyLook = 'read-only:border-rule read-only:bg-transparent read-only:hover:border-rule';

/** The profile as a form that is read-only until Edit Profile is pressed. */
function ProfileForm({ profile }: { readonly profile: UserProfile }): ReactNode {
  const edit = useProfileEdit(profile);
  const navigate = useNavigate();
  const nameInput = useRef<HTMLInputElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const name = shownName(profile.name);
  const today = useToday();
  const isEditing = edit.draft !== null;
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current === isEditing) return;
    wasEditing.current = isEditing;
    const next = (isEditing ? nameInput : editButton).current;
    giveFocus(next, next?.form);
  }, [isEditing]);

  const cancel = (): void => {
    edit.reset();
    if (hasPreviousPage()) void navigate(-1);
  };
  const save = async (): Promise<void> => {
    const wrong = await edit.save();
    if (wrong?.name !== undefined) giveFocus(nameInput.current, nameInput.current?.form);
  };

  return (
    <form
      method="post"
      noValidate
      aria-label={words.profile}
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (isEditing && !edit.isBusy) void save();
      }}
    >
      <PictureField name={name === guest ? null : name} path={profile.profile_picture} edit={edit} />
      <div className="grid gap-4">
        <TextField
          ref={nameInput}
          label={words.fullName}
          name="name"
          autoComplete="name"
          readOnly={!isEditing || edit.isBusy}
          placeholder={isEditing ? undefined : words.notGiven}
          value={edit.draft?.name ?? profile.name ?? ''}
          error={edit.errors.name ?? null}
          className={readOnlyLook}
          onChange={(event) => edit.setName(event.target.value)}
        />
        <TextAreaField
          label={words.subscriptionType}
          readOnly
          rows={1}
          value={subscriptionType(profile, today)}
          className={classNames(readOnlyLook, 'field-sizing-content resize-none text-ink-soft')}
        />
      </div>
      <div>
        <Alert>{edit.errors.form}</Alert>
        {isEditing ? (
          <div className="flex flex-wrap gap-2.5">
            <Button key="save" type="submit" look="primary" isBusy={edit.isBusy}>
              {words.save}
            </Button>
            <Button key="cancel" disabled={edit.isBusy} onClick={cancel}>
              {words.cancel}
            </Button>
          </div>
        ) : (
          <Button key="edit" ref={editButton} onClick={edit.begin}>
            {words.edit}
          </Button>
        )}
      </div>
    </form>
  );
}

/** The signed-in person's profile, or why it cannot be shown. */
export function ProfileCard(): ReactNode {
  const { data: profile, error, refetch, isFetching } = useProfile();
  if (profile !== undefined) return <ProfileForm key={profile.id} profile={profile} />;
  if (error === null) return <Loading />;
  const sentence = error.serverMessage;
  return (
    <div>
      <Alert>{sentence === null ? words.notLoaded : words.error(sentence)}</Alert>
      <Button isBusy={isFetching} onClick={() => void refetch()}>
        {words.tryAgain}
      </Button>
    </div>
  );
}
