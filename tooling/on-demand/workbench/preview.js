import { languages } from '@mrw/shared-contracts';
import '../../../shared-ui/src';
import { onStage, schemes } from '../../../shared-ui/src/testing/stage';

const width = (name, pixels) => ({
  name,
  styles: { width: `${pixels}px`, height: '100%' },
});

/** @type {import('@storybook/react-webpack5').Preview} */
export default {
  globalTypes: {
    language: {
      description: 'Language',
      toolbar: { title: 'Language', icon: 'globe', items: [...languages], dynamicTitle: true },
    },
    scheme: {
      description: 'Light or dark',
      toolbar: { title: 'Scheme', icon: 'mirror', items: [...schemes], dynamicTitle: true },
    },
  },
  initialGlobals: { language: 'en', scheme: 'light' },
  parameters: {
    layout: 'fullscreen',
    backgrounds: { disabled: true },
    a11y: { test: 'error' },
    viewport: {
      options: {
        phone: width('Phone', 390),
        tablet: width('Tablet', 769),
        narrow: width('Narrow desktop', 1024),
        desktop: width('Desktop', 1440),
      },
    },
  },
  decorators: [onStage],
};
