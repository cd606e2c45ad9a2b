export * as authenticationApp from './authentication-app/index.ts';
export * as chat from './chat/index.ts';
export * from './endpoint.ts';
export * from './entities.ts';
export * from './fields.ts';
export * from './limits.ts';
export * from './problems.ts';
export * from './tool-input.ts';
export * from './turn-events.ts';
