import { describe, expect, it } from 'vitest';
import { findLaterSession } from './later-session.ts';
import { readChart } from './read-chart.ts';

const found = (title: string, words: string): boolean =>
  findLaterSession(
    readChart(
      `${title}\nClient: Ann Lee, 37. Date 05/17/2022\nHPI: Low mood for weeks. ${words}\nAssessment: Depression.\nPlan: Weekly visits.`,
    ),
  ) !== undefined;

describe('findLaterSession', () => {
  it.each([
    ['Initial diagnostic evaluation (intake)', 'This is her ninth session with me.'],
    ['Intake', 'Thought records assigned last week were reviewed.'],
  ])('%s: %s', (title, words) => expect(found(title, words)).toBe(true));

  it.each([
    ['Progress note', 'This is her ninth session with me.'],
    ['Initial diagnostic evaluation (intake)', 'PCL-5 will be given at the second session.'],
  ])('nothing of %s: %s', (title, words) => expect(found(title, words)).toBe(false));
});
