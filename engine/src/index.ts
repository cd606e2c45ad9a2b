export * from './model/span.ts';
export * from './model/finding.ts';
export * from './model/document.ts';
export * from './model/result.ts';
