import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { nameKinship } from './name-kinship.ts';

describe('name-kinship', () => {
  it.each([
    'His wife «Linda» drove him',
    'Her daughter, «Sarah Jones», agrees',
    'Lives with her mother («Rosa»)',
    'My son «Marcus» called',
    'Her son, «Bao», lives abroad',
    'her brother «Will» and dtr-in-law «Hyacinth» came',
    'Mother has Alzheimer disease',
    'Child-Pugh B cirrhosis',
    'Father died of MI; brother is well',
    'Wife reports no pain. Sister Hospital',
    'he said that his friend drove him and his wife will call about it later',
    'he said that his friend «axel» drove him to the emergency room today',
  ])('%s', (marked) => {
    expect(markFindings(nameKinship, readMarked(marked).text)).toBe(marked);
  });
});
