export * from './save-file';
export * from './use-calendar-export';
