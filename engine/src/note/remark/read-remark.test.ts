import { describe, expect, it } from 'vitest';
import { readRemark } from './read-remark.ts';

describe('readRemark', () => {
  it.each([
    ['hello', 'greeting'],
    ['Hi there!', 'greeting'],
    ['good morning', 'greeting'],
    ['hola, buenos días', 'greeting'],
    ['test', 'greeting'],
    ['thanks', 'thanks'],
    ['ok, thank you so much', 'thanks'],
    ['muchas gracias', 'thanks'],
    ['what can you do?', 'question'],
    ['hello, what can you do', 'question'],
    ['what codes fit?', 'question'],
    ['Which ICD-10 codes apply here?', 'question'],
    ['is this right?', 'question'],
    ['how does this work', 'question'],
    ['What’s this?', 'question'],
    ['help', 'question'],
    ['¿Qué puedes hacer?', 'question'],
    ['que codigos corresponden?', 'question'],
    ['Good evening, how are you?', 'greeting'],
    ['hola, ¿cómo estás?', 'greeting'],
    ['Hello Notewright', 'greeting'],
    ['testing 1 2 3', 'greeting'],
    ['👋', 'greeting'],
    ['perfect', 'thanks'],
    ['thanks doc', 'thanks'],
    ['thanks a lot, that was helpful', 'thanks'],
    ['are you a doctor?', 'question'],
    ['how do I upload a file?', 'question'],
    ['what do you need from me?', 'question'],
    ['I need help with a note', 'question'],
    ['is this HIPAA compliant?', 'question'],
    ['can you redact this?', 'question'],
    ['¿hablas español?', 'question'],
    ['¿qué códigos sirven?', 'question'],
    ['necesito ayuda', 'question'],
    ['yes', 'question'],
    ['sí', 'question'],
  ] as const)('%j is a %s', (text, remark) => {
    expect(readRemark(text)).toBe(remark);
  });

  it.each([
    '',
    '?',
    'hello, this is Mrs. Ode, she has had a cough since Monday',
    'Hi doctor, my knee hurts',
    'thanks for seeing this 44 yo woman with anemia',
    'what codes fit for diabetes?',
    'cough?',
    'any fever?',
    'SI/HI',
    'SI?',
    'need work note',
    'is she safe?',
    'are you in pain?',
    'testing 120/80',
    'can you make it a SOAP note?',
    'good',
    'no change',
    'doing well',
    'shorter',
    'BP 120/80',
    'E11.9?',
    'Good morning rounds: stable',
  ])('%j is a note', (text) => {
    expect(readRemark(text)).toBeUndefined();
  });

  it('reads a long text as what it is sent for', () => {
    expect(readRemark('hello '.repeat(40))).toBeUndefined();
  });
});
