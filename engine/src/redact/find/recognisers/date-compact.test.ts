import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { dateCompact } from './date-compact.ts';

describe('date-compact', () => {
  it.each([
    'MSH|^~\\&|LAB|«20230415083000»||ORU',
    'PID|1||77||X||«19610615»|M',
    'DOB «19610615»',
    'Platelets 20230415 in total',
    'Order 19991399 was filled',
    'Count|99999999|x',
    'Time 0304 and 1530; job 030424; lot 112233',
    'f:\\notes\\op_«030424».docx and note_«20240304».pdf',
    'DOS «0304», dated «030424»; SIGNED MD «03082025» 1712',
  ])('%s', (marked) => {
    expect(markFindings(dateCompact, readMarked(marked).text)).toBe(marked);
  });
});
