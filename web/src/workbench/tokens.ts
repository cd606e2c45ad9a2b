import sheet from '../styles/tokens.css?raw';
import { readTokens } from './read-tokens.ts';

export const { themes, measures } = readTokens(sheet);
