import { findProblemsIn } from '../clinical/find-problems.ts';
import { orderVerbs } from '../knowledge/order-verbs.ts';
import { testNames } from '../knowledge/tests.ts';
import { OpeningForms } from '../text/opening-forms.ts';

const steps = new OpeningForms([...orderVerbs, ...testNames]);

/**
 * Whether the name at the head of a numbered entry of a plan is a step itself and no problem: "1) Stop vanc, cefazolin 2 g IV q8h",
 * "2) MRI L spine today, call if abscess". What names a problem is one: "CT proven gallstones".
 */
export const opensStep = (name: string): boolean =>
  steps.opens(`${name.toLowerCase()} `) && findProblemsIn(name).length === 0;
