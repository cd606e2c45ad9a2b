export * from './context.ts';
export * from './launches.ts';
