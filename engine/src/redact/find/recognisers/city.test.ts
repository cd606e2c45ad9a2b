import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { city } from './city.ts';

describe('city', () => {
  it.each([
    'CABG x3 (LIMA-LAD, SVG-OM); Lugano 2014, Deauville 2',
    'She lives in «Chicago» now',
    'From «Springfield, IL» by car',
    'Moved to «San Francisco, California» in 2019',
    'Sheriff of «Cuyahoga County» called',
    'Born in «New York, NY» and raised in «New York»',
    'Under New York State law',
    'In «NYC» since then',
    'Lyme disease and Framingham risk score',
    'Boston bowel preparation scale 6',
    'Milan criteria met; Ottawa ankle rules',
    'Normal CT of the head',
    'Born in Texas, moved to Ohio',
    'Grace period; Reading glasses; Mobile phone',
    'he comes to «multnomah county» once a week, and he was in «maui» in may with his wife and son',
    'he went to the county for help and then to the parish to ask for food and for a warm bed',
  ])('%s', (marked) => {
    expect(markFindings(city, readMarked(marked).text)).toBe(marked);
  });
});
