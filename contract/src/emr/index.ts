export * from './context.ts';
export * from './launches.ts';
export * from './write-back.ts';
