import { useState, type ReactNode } from 'react';
import { Checkbox } from '../ui/checkbox.tsx';
import { OtpField } from '../ui/otp-field.tsx';
import { PasskeyElsewhere } from '../ui/passkey-elsewhere.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextAreaField } from '../ui/text-area-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { Part, Specimen } from './frame.tsx';

const fullCode = ['4', '0', '7', '1'];
const noCode = ['', '', '', ''];
const specialties = ['Family medicine', 'Gastroenterology', 'Nursing'].map((label) => ({ value: label, label }));

function Code(props: { readonly start: readonly string[]; readonly isInvalid?: boolean; readonly label: string }) {
  const { start, ...rest } = props;
  const [digits, setDigits] = useState(start);
  return <OtpField digits={digits} onChange={setDigits} {...rest} />;
}

/** What is typed, chosen and ticked. */
export function FieldsPart(): ReactNode {
  return (
    <Part
      id="fields"
      title="Fields"
      lead="A label that stays, a hint before the mistake, an error after it: what is wrong, then what to do."
      shows={[
        'text-field',
        'password-field',
        'text-area-field',
        'select-field',
        'checkbox',
        'otp-field',
        'passkey-elsewhere',
      ]}
    >
      <Specimen name="Text: empty, with a hint">
        <TextField label="Email" type="email" hint="Codes and notices go there." placeholder="you@clinic.example" />
      </Specimen>
      <Specimen name="Text: error">
        <TextField label="Email" type="email" defaultValue="you@clinic" error="Please enter a whole e-mail address." />
      </Specimen>
      <Specimen name="Text: disabled, read only">
        <div className="wb-column">
          <TextField label="Organisation" defaultValue="Lakeside Clinic" disabled />
          <TextField label="Number of users" defaultValue="10" readOnly />
        </div>
      </Specimen>
      <Specimen name="Password: hidden, shown by its button">
        <PasswordField label="Password" defaultValue="quiet river stone" hint="At least 8 characters." />
      </Specimen>
      <Specimen name="Several lines: with an error">
        <TextAreaField label="What happened" error="Please tell us what happened." />
      </Specimen>
      <Specimen name="Choice: plain, disabled">
        <div className="wb-column">
          <SelectField label="Specialty" options={specialties} hint="It sets nothing but the words." />
          <SelectField label="Role" options={specialties} disabled />
        </div>
      </Specimen>
      <Specimen name="Tick: off, on, disabled">
        <div className="wb-column">
          <Checkbox label="Remember me" />
          <Checkbox label="Keep the source text" defaultChecked />
          <Checkbox label="Not for this workspace" disabled />
        </div>
      </Specimen>
      <Specimen name="Code: empty, refused">
        <div className="wb-column">
          <Code label="Verification code" start={noCode} />
          <Code label="Code that was refused" start={fullCode} isInvalid />
        </div>
      </Specimen>
      <Specimen name="Where passkeys can be used, when it is not here">
        <PasskeyElsewhere />
      </Specimen>
    </Part>
  );
}
