import { expect, it } from 'vitest';
import { skipProlog } from './skip-prolog.ts';

it.each([
  ['<svg/>', '<svg/>'],
  ['\n <?xml version="1.0"?>\n<svg/>', '<svg/>'],
  ['<!-- a > b --><?editor x?><!-- c --><svg/>', '<svg/>'],
  ['<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/x.dtd"><!-- a --><svg/>', '<svg/>'],
  ['<!doctype svg [ <!ENTITY a "b > c"> ]>\n<svg>[1]</svg>', '<svg>[1]</svg>'],
  ['words <svg/>', 'words <svg/>'],
  ['<!-- without an end', '<!-- without an end'],
  ['', ''],
])('of %j leaves %j', (source, rest) => {
  expect(skipProlog(source)).toBe(rest);
});
