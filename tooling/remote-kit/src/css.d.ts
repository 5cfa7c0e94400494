// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- It declares modules and exports nothing.
/// <reference path="../../src/compile/styles/css.d.ts" />
