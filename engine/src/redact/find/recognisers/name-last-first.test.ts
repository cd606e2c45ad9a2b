import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { nameLastFirst } from './name-last-first.ts';

describe('name-last-first', () => {
  it.each([
    '«SMITH, JOHN» seen',
    'Chart of «Garcia, Maria L.» today',
    'PID|«GARCIA»^«MARIA»^L',
    'Smoking, drinking and Rash, Fever',
    'Pain, he reports, is gone',
    'Chicago, Illinois',
    'Leilani Kekoa, M.S.; Emory Stone, M.D., fax',
    'Dr. Szymanski, Denver; Price, Utah',
    'Allergies: Nora, Kerlix\nMeds: Camila, Eliquis',
    '| «Vang, BabyBoy A» (legal) |',
    '«Stone, B.» x5\n«Price, Will» 67 M\n«CZARNECKI,MARK A»',
    'charted under «Rivers, J» (A-2311760)',
  ])('%s', (marked) => {
    expect(markFindings(nameLastFirst, readMarked(marked).text)).toBe(marked);
  });
});
