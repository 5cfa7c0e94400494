declare module '*.css' {
  /** Class names as the source writes them, to those of the build. */
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
