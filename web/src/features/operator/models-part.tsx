import type { operator } from '@notewright/contract';
import type { ReactNode } from 'react';
import { formatMoment } from '../../i18n/dates.ts';
import { locale } from '../../i18n/language.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ModelUse } from './model-use.tsx';
import * as words from './models.words.ts';
import { Answered, Fact, Part } from './part.tsx';
import { useModels, useModelsTest, type ConfiguredModels } from './use-models.ts';

const seconds = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** One sentence about what came of a test. */
function wordTest({ model, problem, status, milliseconds }: operator.ModelTest): string {
  const time = seconds.format(milliseconds / 1_000);
  if (problem === null) return words.answered(model, time);
  return words.testProblems[problem]?.(model, words.whenFailed(time, status)) ?? words.testFailed;
}

function wordCircuit({ model, failures, rests_until: until }: ConfiguredModels['circuits'][number]): string {
  if (until !== null) return words.rests(model, formatMoment(new Date(until)));
  return failures === 0 ? words.goesWell(model) : words.failedLately(model, failures);
}

function Setup({ provider, host, is_here, agreement, tools, circuits }: ConfiguredModels): ReactNode {
  return (
    <dl className="border-t border-rule">
      <Fact term={words.provider}>{words.providers[provider] ?? provider}</Fact>
      <Fact term={words.place}>{is_here ? words.isHere(host) : words.isElsewhere(host)}</Fact>
      <Fact term={words.agreement}>{agreement ?? words.noAgreement}</Fact>
      <Fact term={words.models}>
        {tools.map(({ tool_name: tool, model }) => (
          <span key={tool} className="block">
            {words.askedOf(tool, model)}
          </span>
        ))}
      </Fact>
      <Fact term={words.circuits}>
        {circuits.map((circuit) => (
          <span key={circuit.model} className="block">
            {wordCircuit(circuit)}
          </span>
        ))}
      </Fact>
    </dl>
  );
}

function ConnectionTest(): ReactNode {
  const { isBusy, results, problem, run } = useModelsTest();
  return (
    <div className="mt-4">
      <Button isBusy={isBusy} aria-describedby="models-test-hint" onClick={() => void run()}>
        {words.test}
      </Button>
      <p id="models-test-hint" className="mt-1 max-w-prose text-step--1 text-ink-faint">
        {words.testHint}
      </p>
      <Alert>{problem}</Alert>
      <div role="status">
        {results.map((result) => (
          <p key={result.model} className="mt-2 max-w-prose [overflow-wrap:anywhere]">
            {wordTest(result)}
          </p>
        ))}
      </div>
    </div>
  );
}

/** The language models: which and where, whether they answer, what they were asked and cost. */
export function ModelsPart(): ReactNode {
  const asked = useModels();
  return (
    <Part title={words.title} description={words.about}>
      <Answered of={asked}>
        {(models) => (
          <>
            {models.configured === null ? (
              <p className="text-ink-soft">{words.none}</p>
            ) : (
              <>
                <Setup {...models.configured} />
                <ConnectionTest />
              </>
            )}
            {(models.configured !== null || models.use.length > 0) && <ModelUse {...models} />}
          </>
        )}
      </Answered>
    </Part>
  );
}
