import { describe, expect, it } from 'vitest';
import { defineMessage, defineMessages, joinLines, reviveMessage } from './message.ts';

const day = { day: Date.UTC(2026, 10, 5) };

describe('a message', () => {
  it('is its English sentence as a string and as JSON', () => {
    const ended = defineMessage('plan.ended', 'Your plan ended on {day}.', { day });
    expect(String(ended)).toBe('Your plan ended on November 05, 2026 (UTC).');
    expect(JSON.stringify({ message: ended })).toBe('{"message":"Your plan ended on November 05, 2026 (UTC)."}');
  });

  it('chooses its words by a count, and says messages that are its values', () => {
    const plan = defineMessage('plan.name', 'Team');
    const users = (count: number): string =>
      String(defineMessage('plan.users', { one: '{plan}, one user', other: '{plan}, {count} users' }, { plan, count }));
    expect([users(1), users(2)]).toEqual(['Team, one user', 'Team, 2 users']);
    expect(String(defineMessage('plan.list', 'Known: {plans}.', { plans: [plan, plan] }))).toBe('Known: Team; Team.');
  });

  it('takes its values as they are, whatever they hold', () => {
    expect(String(defineMessage('sign.in', 'With {name}.', { name: '$& {name} Clinic' }))).toBe(
      'With $& {name} Clinic.',
    );
  });

  it('has the ids of a table from its keys', () => {
    expect(defineMessages('page', { title: 'Your card' }).title).toMatchObject({ id: 'page.title' });
  });

  it('comes from another thread as it was', () => {
    const fault = defineMessage('import.empty', '{file} is empty', { file: 'a.txt' });
    const sent = joinLines([defineMessage('import.atLine', 'Line {line}: {fault}.', { line: 3, fault }), 'as it is']);
    expect(String(reviveMessage(structuredClone({ ...sent })))).toBe('Line 3: a.txt is empty.\nas it is');
  });
});
