import { readPageSetting } from '../../api/page-setting.ts';
import * as words from './words.ts';

/** That results are drafts, and where the words that they are made from may come to, as the server knows it. */
export function reviewLine(): string {
  const place = readPageSetting('text-place');
  return [words.review, place === null ? undefined : words.placed[place]].filter(Boolean).join(' ');
}
