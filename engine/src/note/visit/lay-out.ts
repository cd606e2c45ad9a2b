import { drugsNamed } from '../../clinical/drugs.ts';
import { capitalize, closeSentence } from '../note-language.ts';
import type { Passage } from '../passage.ts';
import { findTest } from './results/tests.ts';
import { systems } from './exam/data.ts';
import { stepLabels } from './plan/steps.ts';
import type { Step } from './plan/steps.ts';

const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z\d/.%+]+/g, ' ')
    .trim();

/** How far back a repetition is looked for. */
const reach = 30;

/** One fact once: a finding that another holds word for word stands in the longer one. */
function distinct(passages: readonly Passage[]): Passage[] {
  const kept: { passage: Passage; key: string }[] = [];
  for (const passage of passages) {
    const key = ` ${wordsOf(passage.text)} `;
    const near = kept.slice(-reach);
    const twin = near.find((other) => other.key.includes(key) || key.includes(other.key));
    if (!twin) {
      kept.push({ passage, key });
      continue;
    }
    const longer = twin.key.length >= key.length ? twin : { passage, key };
    twin.passage = { ...longer.passage, sources: [...twin.passage.sources, ...passage.sources] };
    twin.key = longer.key;
  }
  return kept.map(({ passage }) => passage);
}

/** Passages of one group as one statement: "Musculoskeletal: Tenderness of the left ankle. No edema." */
function together(label: string | undefined, passages: readonly Passage[]): Passage[] {
  const parts = distinct(passages);
  const first = parts[0];
  if (!first) return [];
  const text = parts.length === 1 ? first.text : parts.map((part) => closeSentence(part.text)).join(' ');
  return [
    {
      subject: first.subject,
      text: label === undefined ? text : `${label}: ${text}`,
      sources: parts.flatMap((part) => part.sources),
    },
  ];
}

function groupBy(passages: readonly Passage[], keyOf: (passage: Passage) => string): Map<string, Passage[]> {
  const groups = new Map<string, Passage[]>();
  for (const passage of passages) {
    const group = groups.get(keyOf(passage));
    if (group) group.push(passage);
    else groups.set(keyOf(passage), [passage]);
  }
  return groups;
}

function layOutExam(findings: readonly Passage[]): Passage[] {
  const groups = groupBy(findings, (passage) => passage.system ?? '');
  const named = systems.flatMap(([label]) => together(label, groups.get(label) ?? []));
  return [...named, ...(groups.get('') ?? [])];
}

function layOutResults(results: readonly Passage[]): Passage[] {
  return [...groupBy(results, (passage) => passage.system ?? '')].flatMap(([test, group]) =>
    test === '' ? group : together(capitalize(test), group),
  );
}

const factsOf = (text: string): Set<string> =>
  new Set([...drugsNamed(text.slice(0, 600)), ...(text.match(/\b\d[\d.,/]*/g) ?? [])]);

/** "Order an echocardiogram" and nothing else, so that a fuller order of the same test holds it. */
const bareTest = (text: string): boolean =>
  /^(?:We will )?(?:order|obtain|repeat|schedule|check)\b/i.test(text) &&
  !/\b(?:and|or|if)\b|[,;]/i.test(text) &&
  text.split(' ').length <= 7 &&
  findTest(text) !== undefined;

/** What an order is of: its drugs and numbers, and the test that it names. */
function orderedIn(text: string): Set<string> {
  const facts = factsOf(text);
  const test = findTest(text.slice(0, 300));
  return test ? facts.add(test.name) : facts;
}

/** An order that another one for the same drug or test holds ("Order lisinopril 20 mg" after "Increase lisinopril from 10 to 20 mg daily"). */
function foldOrders(steps: readonly Passage[]): Passage[] {
  const near = steps.slice(0, 4 * reach);
  const facts = near.map(({ text }) => orderedIn(text));
  const held = (at: number): boolean => {
    const own = [...(facts[at] ?? [])];
    return facts.some(
      (other, index) => index !== at && (index < at || other.size > own.length) && own.every((fact) => other.has(fact)),
    );
  };
  return steps.filter(({ text }, at) => {
    const repeats =
      bareTest(text) ||
      (/^(?:We will )?(?:order|prescribe|refill)\b/i.test(text) && drugsNamed(text.slice(0, 600)).size > 0);
    return !repeats || at >= near.length || !held(at);
  });
}

function layOutPlan(steps: readonly Passage[]): Passage[] {
  const order = Object.keys(stepLabels) as Step[];
  return [...groupBy(foldOrders(steps), (passage) => passage.problem ?? '')].flatMap(([problem, group]) =>
    order.flatMap((step) => {
      const label = stepLabels[step];
      return together(
        problem === '' ? capitalize(label) : `${problem}, ${label}`,
        group.filter((passage) => passage.step === step),
      );
    }),
  );
}

function layOutAssessment(thoughts: readonly Passage[]): Passage[] {
  return [...groupBy(thoughts, (passage) => passage.problem ?? '')].flatMap(([problem, group]) => {
    const said = group.filter((passage) => passage.text !== problem);
    if (problem === '') return said;
    return said.length === 0 ? together(undefined, group.slice(0, 1)) : together(problem, said);
  });
}

/**
 * The clinician's half of a visit in the order of a note: findings by system, results by test, assessment and steps of the plan by
 * problem. What has no group stays as it is; nothing is left out but repetitions, whose sources are kept.
 */
export function layOut(passages: readonly Passage[]): Passage[] {
  const of = (subject: Passage['subject']): Passage[] => passages.filter((passage) => passage.subject === subject);
  const laid = new Set<Passage['subject']>(['physical-examination', 'results', 'assessment', 'plan']);
  const steps = of('plan');
  return [
    ...passages.filter((passage) => !laid.has(passage.subject)),
    ...layOutExam(of('physical-examination')),
    ...layOutResults(of('results')),
    ...layOutAssessment(of('assessment')),
    ...layOutPlan(steps.filter((passage) => passage.step !== undefined)),
    ...steps.filter((passage) => passage.step === undefined),
  ];
}
