import { Eye, EyeOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';
import * as words from './words.tsx';

/** A password with a button that shows and hides it. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end'>): ReactNode {
  const [isShown, setShown] = useState(false);
  const toggle = (
    <IconButton
      label={isShown ? words.hidePassword : words.showPassword}
      size="small"
      aria-controls={props.id}
      onClick={() => setShown(!isShown)}
    >
      {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
    </IconButton>
  );
  return (
    <TextField spellCheck={false} autoCapitalize="none" {...props} type={isShown ? 'text' : 'password'} end={toggle} />
  );
}
