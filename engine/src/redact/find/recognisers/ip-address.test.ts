import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { ipAddress } from './ip-address.ts';

describe('ip-address', () => {
  it.each([
    'From «10.0.0.12» and «2001:db8:0:0:1:0:0:7»',
    'Pump at «00:1B:44:11:3A:B7», host «fe80::1ff:fe23»',
    'Version 1.2.3, time 12:30:45, ratio 1:2',
    'Section 300.1.2.3 and 1.2.3.4.5',
    'Given at 08:15 and 09:45',
  ])('%s', (marked) => {
    expect(markFindings(ipAddress, readMarked(marked).text)).toBe(marked);
  });
});
