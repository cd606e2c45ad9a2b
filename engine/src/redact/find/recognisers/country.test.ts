import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { country } from './country.ts';

describe('country', () => {
  it.each([
    'Born in «Norway», traveled to the «United States»',
    'Line of an address: «Denmark 35018»',
    'Diagnosed in «Denmark» 2018 and treated',
    'Family from «Chile» originally',
    'Ate turkey and drank from good china',
    'Jordan reports no pain',
    'A guinea pig; Swedish massage',
    'Turkey sandwich, made in china, slept in jordan sheets',
    'Came from «switzerland» alone',
    'A denmark of 5 letters',
    'Sent to:\n«Alfrick\nUnited Kingdom»',
    'Ends with «Cyprus (Greek) 51034»',
    'Seen by us.\nFirst Aspirin\n«France»',
    'Sent to:\n«Krasna Hora nad Vltavou\nCzech Republic»',
  ])('%s', (marked) => {
    expect(markFindings(country, readMarked(marked).text)).toBe(marked);
  });
});
