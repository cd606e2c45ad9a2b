import { placeLines } from './data/places-of-service.data.ts';

/** Where a service was given, as a professional claim states it. */
export interface PlaceOfService {
  /** Two digits. */
  readonly code: string;
  readonly name: string;
  /** Which of Medicare's two rates is paid there; null where neither is set. */
  readonly rate: 'facility' | 'nonfacility' | null;
}

const rates: Readonly<Record<string, PlaceOfService['rate']>> = { F: 'facility', N: 'nonfacility' };

/** Every place-of-service code in force; numbers between them are unassigned. */
export const placesOfService: readonly PlaceOfService[] = placeLines
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', name = '', rate = ''] = line.split('|');
    return { code, name, rate: rates[rate] ?? null };
  });

const byCode: ReadonlyMap<string, PlaceOfService> = new Map(placesOfService.map((place) => [place.code, place]));

/** The place of a code of two digits; null for an unassigned one. */
export function findPlaceOfService(code: string): PlaceOfService | null {
  return byCode.get(code) ?? null;
}
