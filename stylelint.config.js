import { breakpoints } from './shared-ui/breakpoints.js';

const px = (widths) => widths.map((width) => `${width}px`);

/** @type {import('stylelint').Config} */
export default {
  ignoreFiles: ['**/dist/**', '**/node_modules/**', 'var/**', 'test-results/**'],
  reportNeedlessDisables: true,
  rules: {
    // One list of widths; heights and preferences are free.
    'media-feature-name-value-allowed-list': [
      {
        'min-width': px(breakpoints),
        'max-width': px(breakpoints.map((width) => width - 0.02)),
      },
      { message: (name, value) => `${name}: ${value} is not in shared-ui/breakpoints.js` },
    ],
    'media-feature-range-notation': 'prefix',
    'color-no-invalid-hex': true,
    'declaration-block-no-duplicate-properties': [true, { ignore: ['consecutive-duplicates'] }],
    'declaration-block-no-shorthand-property-overrides': true,
    'font-family-no-duplicate-names': true,
    'function-calc-no-unspaced-operator': true,
    'named-grid-areas-no-invalid': true,
    'no-duplicate-at-import-rules': true,
    'no-duplicate-selectors': true,
    'property-no-unknown': true,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'selector-pseudo-element-no-unknown': true,
    'unit-no-unknown': true,
  },
};
