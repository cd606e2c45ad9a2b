import { afterEach, expect, it } from 'vitest';
import { forgetChats } from './forget-chats.ts';
import { closePlanDialog, openPlanDialog, planDialogStore } from './plan-dialog.ts';
import { sessionStore, setLocked } from './session-store.ts';

const open = () => planDialogStore.getState().open;

afterEach(closePlanDialog);

it('opens one dialog at a time, and closes it', () => {
  expect(open()).toBeNull();
  openPlanDialog('choose');
  expect(open()).toBe('choose');
  openPlanDialog('seats');
  expect(open()).toBe('seats');
  closePlanDialog();
  expect(open()).toBeNull();
});

it('closes with the session of the person who opened it, and when they work elsewhere', () => {
  const session = { accessToken: 'a', refreshToken: 'r' };
  sessionStore.setState({ user: { id: 'one', email: 'one@clinic.example' }, ...session });
  openPlanDialog('choose');
  sessionStore.setState({ accessToken: 'b' });
  expect(open()).toBe('choose');
  sessionStore.setState({ user: { id: 'two', email: 'two@clinic.example' }, ...session });
  expect(open()).toBeNull();
  openPlanDialog('seats');
  forgetChats();
  expect(open()).toBeNull();
});

it('is there again after the screen was locked and unlocked', () => {
  openPlanDialog('seats');
  setLocked(true);
  setLocked(false);
  expect(open()).toBe('seats');
});
