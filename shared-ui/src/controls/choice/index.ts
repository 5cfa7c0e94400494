export * from './search-field';
export * from './toggle-chips';
