import { companyNameField, companyUserManagement, limits, type BodyInputOf } from '@notewright/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { call } from '../../../api/call.ts';
import { companyKeys, type Company } from '../../../api/account/company.ts';
import { checkField } from '../../../forms/field-check.ts';
import { profileKey } from '../../../api/account/profile.ts';
import { showAnswer } from '../../../api/show-answer.ts';
import { toastSuccess } from '../../../ui/toast.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { checkWhole } from './check-whole.ts';
import { OwnTrialsField } from './own-trials-field.tsx';
import { RetentionField } from './retention-field.tsx';
import { SpeechFields } from './speech-fields.tsx';
import { useAction } from './use-action.ts';
import * as common from '../words.ts';
import * as words from './words.ts';

const { idleMinutesLeast, idleMinutesMost, retentionDaysLeast, retentionDaysMost } = limits;
const checkName = checkField(companyNameField);
const checkIdle = checkWhole(idleMinutesLeast, idleMinutesMost, words.minutes);
const checkRecordingDays = checkWhole(0, limits.recordingDaysMost, words.days);
const checkDays = checkWhole(retentionDaysLeast, retentionDaysMost, words.days);

interface Draft {
  readonly name: string;
  readonly idle: string;
  readonly requiresSecondFactor: boolean;
  readonly allowsBrowserSpeech: boolean;
  readonly recordingDays: string;
  readonly usesModels: boolean;
  readonly keeps: boolean;
  readonly days: string;
  readonly withholdsTrials: boolean;
}
type Errors = Partial<Record<'name' | 'idle' | 'recordingDays' | 'days', string>>;

function draftOf(company: Company): Draft {
  return {
    name: company.name,
    idle: String(company.idle_minutes),
    requiresSecondFactor: company.requires_second_factor,
    allowsBrowserSpeech: company.allows_browser_speech,
    recordingDays: String(company.recording_days),
    usesModels: company.uses_models,
    keeps: company.retention_days === null,
    days: String(company.retention_days ?? 365),
    withholdsTrials: company.withholds_own_trials,
  };
}

function errorsOf({ name, idle, recordingDays, keeps, days }: Draft): Errors {
  const found = {
    name: checkName(name),
    idle: checkIdle(idle),
    recordingDays: checkRecordingDays(recordingDays),
    days: keeps ? null : checkDays(days),
  };
  return Object.fromEntries(Object.entries(found).filter(([, sentence]) => sentence !== null));
}

/** Only what differs: an admin may not send what is the owner's to change. */
function changesOf(company: Company, draft: Draft): BodyInputOf<typeof companyUserManagement.updateCompany> {
  const days = draft.keeps ? null : Number(draft.days);
  return {
    ...(draft.name.trim() === company.name ? {} : { name: draft.name }),
    ...(Number(draft.idle) === company.idle_minutes ? {} : { idle_minutes: Number(draft.idle) }),
    ...(draft.requiresSecondFactor === company.requires_second_factor
      ? {}
      : { requires_second_factor: draft.requiresSecondFactor }),
    ...(draft.allowsBrowserSpeech === company.allows_browser_speech
      ? {}
      : { allows_browser_speech: draft.allowsBrowserSpeech }),
    ...(Number(draft.recordingDays) === company.recording_days ? {} : { recording_days: Number(draft.recordingDays) }),
    ...(draft.usesModels === company.uses_models ? {} : { uses_models: draft.usesModels }),
    ...(days === company.retention_days ? {} : { retention_days: days }),
    ...(draft.withholdsTrials === company.withholds_own_trials ? {} : { withholds_own_trials: draft.withholdsTrials }),
  };
}

/** What was changed while it was being saved stays as it is by now. */
function afterSaving(now: Draft, sent: Draft, saved: Draft): Draft {
  const names = Object.keys(sent) as (keyof Draft)[];
  const changed = names.filter((name) => now[name] !== sent[name]).map((name) => [name, now[name]] as const);
  return { ...saved, ...(Object.fromEntries(changed) as Partial<Draft>) };
}

function useCompanyEdit(company: Company) {
  const client = useQueryClient();
  const action = useAction();
  const [draft, setDraft] = useState(() => draftOf(company));
  const [errors, setErrors] = useState<Errors>({});
  const body = changesOf(company, draft);
  const save = async (form: HTMLFormElement): Promise<void> => {
    const found = errorsOf(draft);
    setErrors(found);
    const [first] = Object.keys(found);
    const field = first === undefined ? null : form.elements.namedItem(first);
    if (field instanceof HTMLElement) return field.focus();
    await action.run(async () => {
      const { message: _message, ...saved } = await call(companyUserManagement.updateCompany, { body });
      showAnswer(companyKeys.company, saved satisfies Company);
      setDraft((now) => afterSaving(now, draft, draftOf(saved)));
      void client.invalidateQueries({ queryKey: profileKey });
      toastSuccess(words.saved, 3000);
    }, words.notSaved);
  };
  const change = (part: Partial<Draft>): void => {
    const next = { ...draft, ...part };
    setDraft(next);
    action.clear();
    const now = errorsOf(next);
    setErrors(Object.fromEntries(Object.entries(now).filter(([name]) => name in errors)));
  };
  return { draft, errors, action, change, save, hasChanged: Object.keys(body).length > 0 };
}

/** What owner and admins decide for everybody in the company; the last four are the owner's. */
export function CompanyForm({ company }: { readonly company: Company }): ReactNode {
  const { draft, errors, action, change, save, hasChanged } = useCompanyEdit(company);
  return (
    <form
      method="post"
      noValidate
      aria-label={words.form}
      className="mt-6 grid max-w-md gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (hasChanged) void save(event.currentTarget);
      }}
    >
      <TextField
        label={words.companyName}
        name="name"
        autoComplete="organization"
        value={draft.name}
        error={errors.name ?? null}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextField
        label={words.idle}
        name="idle"
        inputMode="numeric"
        autoComplete="off"
        hint={words.idleHint(idleMinutesLeast, idleMinutesMost)}
        value={draft.idle}
        error={errors.idle ?? null}
        onChange={(event) => change({ idle: event.target.value })}
      />
      <SpeechFields
        allowsBrowserSpeech={draft.allowsBrowserSpeech}
        recordingDays={draft.recordingDays}
        error={errors.recordingDays ?? null}
        onChange={change}
      />
      {company.role === 'owner' && (
        <>
          <div>
            <Checkbox
              label={words.needsSecondFactor}
              checked={draft.requiresSecondFactor}
              onChange={(event) => change({ requiresSecondFactor: event.target.checked })}
            />
            <p className="mt-1 text-step--1 text-ink-faint">{words.needsSecondFactorHint}</p>
          </div>
          <div>
            <Checkbox
              label={words.letModelsWrite}
              checked={draft.usesModels}
              onChange={(event) => change({ usesModels: event.target.checked })}
            />
            <p className="mt-1 text-step--1 text-ink-faint">{words.letModelsWriteHint}</p>
          </div>
          <RetentionField
            keeps={draft.keeps}
            days={draft.days}
            error={errors.days ?? null}
            onChange={(part) => change(part)}
          />
          <OwnTrialsField
            company={company}
            isChecked={draft.withholdsTrials}
            onChange={(withholdsTrials) => change({ withholdsTrials })}
          />
        </>
      )}
      <div>
        <Alert>{action.problem}</Alert>
        <Button type="submit" look="primary" isBusy={action.isBusy} disabled={!hasChanged}>
          {common.save}
        </Button>
      </div>
    </form>
  );
}
