declare module 'opencc-js/dict/*' {
  /** Entries apart by `|`, what is converted and what becomes of it apart by a space. */
  const entries: string;
  export default entries;
}
