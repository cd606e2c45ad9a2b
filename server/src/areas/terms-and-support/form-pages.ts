import { limits, termsAndSupport } from '@notewright/contract';
import { escapeHtml } from '../../kernel/escape-html.ts';
import type { FormPages, Typed } from '../../http/form-calls.ts';
import { plainPage } from '../../http/html.ts';
import { problemMessage, type ProblemError } from '../../kernel/problem.ts';
import { sayIn, type Say } from '../../language/say-in.ts';
import type { WantedLanguage } from '../../language/wanted-language.ts';
import { formWords } from './form-words.ts';
import type { FormWord } from './form-words.ts';

interface Field {
  readonly name: string;
  readonly label: FormWord;
  readonly kind: 'email' | 'text' | 'words';
  readonly longest: number;
}

interface Form {
  readonly path: string;
  readonly title: FormWord;
  readonly done: FormWord;
  /** The page on which the form stands. */
  readonly page: string;
  readonly fields: readonly Field[];
}

const email: Field = { name: 'email', label: 'email', kind: 'email', longest: limits.emailCharacters };
const words = (name: 'query' | 'message'): Field => ({
  name,
  label: name,
  kind: 'words',
  longest: limits.supportCharacters,
});

/** The pages that answer the form of Help & Support when it is sent without script. */
export function supportFormPages(): FormPages {
  return formPages({
    path: termsAndSupport.sendSupport.path,
    title: 'supportTitle',
    done: 'supportDone',
    page: '/helpAndSupport',
    fields: [email, words('query')],
  });
}

/** The same for the contact form of the public page. */
export function contactFormPages(): FormPages {
  return formPages({
    path: termsAndSupport.sendContact.path,
    title: 'contactTitle',
    done: 'contactDone',
    page: '/home',
    fields: [{ name: 'name', label: 'name', kind: 'text', longest: limits.nameCharacters }, email, words('message')],
  });
}

function formPages(form: Form): FormPages {
  return {
    fields: form.fields.map(({ name }) => name),
    done: (language) => donePage(form, language),
    again: (typed, problem, language) =>
      problem.code === 'payload_too_large'
        ? cutPage(form, problem, language)
        : formPage(form, typed, problem, language),
  };
}

function donePage({ done, page }: Form, language: WantedLanguage): string {
  const say = sayIn(language);
  const body = `<p role="status">${escapeHtml(say(formWords[done]))}</p>
<p>${escapeHtml(say(formWords.answerBy))}</p>
<p><a href="${inLanguage(page, language)}">${escapeHtml(say(formWords.back))}</a></p>`;
  return plainPage(say(formWords.doneTitle), body, [], language);
}

/** What was not read to its end cannot be given back; the page it was typed into still has it. */
function cutPage({ title }: Form, problem: ProblemError, language: WantedLanguage): string {
  const say = sayIn(language);
  const body = `<p class="told problem" role="alert" tabindex="-1" autofocus>${escapeHtml(say(problem.sentence))}</p>
<p>${escapeHtml(say(formWords.goBack))}</p>`;
  return plainPage(say(formWords[title]), body, [], language);
}

function formPage(form: Form, typed: Typed, problem: ProblemError, language: WantedLanguage): string {
  const say = sayIn(language);
  const shown = form.fields.map((field) => renderField(field, typed, problem, say));
  const isOfFields = form.fields.some(({ name }) => problem.fields[name] !== undefined);
  const sentence = say(isOfFields ? problemMessage('validation_failed') : problem.sentence);
  const body = `<p class="told problem" role="alert" tabindex="-1" autofocus>${escapeHtml(sentence)}</p>
<form class="letter" method="post" action="${inLanguage(form.path, language)}" novalidate>
${shown.join('\n')}
<p>${escapeHtml(say(formWords.noPatients))}</p>
<p><button type="submit">${escapeHtml(say(formWords.send))}</button></p>
</form>`;
  return plainPage(say(formWords[form.title]), body, [], language);
}

function renderField({ name, label, kind, longest }: Field, typed: Typed, problem: ProblemError, say: Say): string {
  const value = escapeHtml(typed[name] ?? '');
  const wrong = problem.fields[name]?.[0];
  const marks = wrong === undefined ? '' : ` aria-invalid="true" aria-describedby="${name}-problem"`;
  const hint = wrong === undefined ? '' : `<p class="problem" id="${name}-problem">${escapeHtml(say(wrong))}</p>`;
  const field =
    kind === 'words'
      ? // The first line break after the tag is dropped by browsers; what was typed may begin with one.
        `<textarea id="${name}" name="${name}" rows="8" maxlength="${longest}" required${marks}>\n${value}</textarea>`
      : `<input id="${name}" name="${name}" type="${kind}" value="${value}" maxlength="${longest}" autocomplete="${name}" required${marks}>`;
  return `<div><label for="${name}">${escapeHtml(say(formWords[label]))}</label>${field}${hint}</div>`;
}

/** The same address in a language other than English. */
function inLanguage(path: string, language: WantedLanguage): string {
  return language === 'en' ? path : `${path}?lang=${language}`;
}
