/** A rule that the server enforces, and what its source looks like without it. */
export type Guard = {
  name: string;
  /** Below `sandbox/`. */
  file: string;
  /** Occurs once in the file. */
  rule: string;
  without: string;
  /** Path of a test file that must fail without the rule. */
  test: string;
};
