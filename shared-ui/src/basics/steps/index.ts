export * from './lead-to-missing';
export * from './step-heading';
