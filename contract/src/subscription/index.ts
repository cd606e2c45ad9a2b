export * from './own-subscription.ts';
export * from './plans.ts';
export * from './purchase.ts';
