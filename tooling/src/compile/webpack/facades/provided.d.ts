// The real packages under names that federation does not redirect.
declare module '@mrw-provided/react-router-dom' {
  export * from 'react-router-dom';
}
declare module '@mrw-provided/react-i18next' {
  export * from 'react-i18next';
}
declare module '@mrw-provided/react-query' {
  export * from '@tanstack/react-query';
}
declare module '@mrw-provided/zod-mini' {
  export * from 'zod/mini';
}
declare module '@mrw-provided/rxjs' {
  export * from 'rxjs';
}
