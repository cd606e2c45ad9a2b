import { describe, expect, it } from 'vitest';
import { CallProblem } from '../../api/call-problem.ts';
import { checkAll } from '../../forms/field-check.ts';
import {
  checkConfirmation,
  checkEmail,
  checkNewPassword,
  checkOtp,
  checkPassword,
  checkResetPassword,
} from './auth-checks.ts';
import { failureOf, firstSentence, serverSentence } from './failure-text.ts';

describe('the account forms', () => {
  it('check the e-mail address', () => {
    expect(checkEmail('')).toBe('Email is required');
    expect(checkEmail('   ')).toBe('Email is required');
    for (const wrong of [
      'dana',
      'dana@lakeside',
      'dana@',
      '@lakeside.example',
      'da na@lakeside.example',
      'dana@lakeside..example',
    ]) {
      expect(checkEmail(wrong), wrong).toBe('Invalid email address');
    }
    for (const right of [
      'dana@lakeside.example',
      ' dana.w+ward@a-b.co.uk ',
      "o'neil@lakeside.example",
      'jörg@größe.example',
    ]) {
      expect(checkEmail(right), right).toBeNull();
    }
  });

  it('check passwords: 6 characters to log in, 8 to sign up', () => {
    expect(checkPassword('')).toBe('Password is required');
    expect(checkPassword('12345')).toBe('Password must be at least 6 characters');
    expect(checkPassword('123456')).toBeNull();
    expect(checkNewPassword('')).toBe('Password is required');
    expect(checkNewPassword('1234567')).toBe('Password must be at least 8 characters');
    expect(checkNewPassword('12345678')).toBeNull();
  });

  it('check the new password of a reset', () => {
    expect(checkResetPassword('')).toBe('New password is required');
    expect(checkResetPassword('1234567')).toBe('Password must be at least 8 characters');
    expect(checkResetPassword('12345678')).toBeNull();
    expect(checkResetPassword('x'.repeat(1025))).toBe('Password is too long');
  });

  it('check the confirmation', () => {
    expect(checkConfirmation('', 'secret12')).toBe('Please confirm your password');
    expect(checkConfirmation('secret13', 'secret12')).toBe('Passwords do not match');
    expect(checkConfirmation('secret12', 'secret12')).toBeNull();
  });

  it('check the code', () => {
    for (const wrong of ['', '123', '12345', '12a4', '１２３４'])
      expect(checkOtp(4)(wrong), wrong).toBe('Please enter a valid 4-digit OTP');
    expect(checkOtp(4)('0007')).toBeNull();
    expect(checkOtp(8)('0000007')).toBe('Please enter a valid 8-digit OTP');
    expect(checkOtp(8)('00000007')).toBeNull();
  });

  it('gather the messages of all fields in their order', () => {
    const checks = { email: checkEmail, password: checkPassword };
    expect(checkAll(checks, { email: '', password: '1' })).toEqual({
      email: 'Email is required',
      password: 'Password must be at least 6 characters',
    });
    expect(checkAll(checks, { email: 'dana@lakeside.example', password: '123456' })).toEqual({});
  });
});

describe('the sentence of a failure', () => {
  const refused = new CallProblem('validation_failed', 400, 'Please check the marked fields.', {
    errors: { email: ['Invalid email address', 'second'] },
  });

  it('is the server’s own, or the one of the specification when it gave none', () => {
    expect(serverSentence(refused, 'Login failed. Please try again.')).toBe('Please check the marked fields.');
    expect(serverSentence(new CallProblem('network', 0, 'No network.'), 'Login failed. Please try again.')).toBe(
      'Login failed. Please try again.',
    );
    expect(serverSentence(new Error('bug'), 'Login failed. Please try again.')).toBe('Login failed. Please try again.');
  });

  it('is the first about a field where there is one', () => {
    expect(firstSentence(refused, 'Signup failed. Please try again.')).toBe('Invalid email address');
    expect(firstSentence(new CallProblem('rate_limited', 429, 'Too many tries.'), 'x')).toBe('Too many tries.');
    expect(firstSentence(new CallProblem('network', 0, 'x'), 'Signup failed. Please try again.')).toBe(
      'Signup failed. Please try again.',
    );
  });

  it('stands beside the field that it is about, else under the form', () => {
    expect(failureOf(refused, 'email', 'x')).toEqual({ fields: { email: 'Invalid email address' } });
    expect(failureOf(refused, 'new_password', 'x')).toEqual({ form: 'Please check the marked fields.' });
    expect(failureOf(new Error('bug'), 'email', 'Failed.')).toEqual({ form: 'Failed.' });
  });
});
