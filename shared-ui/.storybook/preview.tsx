import { languages } from '@mrw/shared-contracts';
import { styleSheets } from '@mrw/shared-contracts/style-sheets';
import type { Preview } from '@storybook/react-webpack5';
import '../src';
import { schemes, Stage } from '../src/testing/stage';

const width = (name: string, pixels: number) => ({
  name,
  styles: { width: `${pixels}px`, height: '100%' },
});

const preview: Preview = {
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
  decorators: [
    (Story, { globals, id }) => {
      const language = languages.find((name) => name === globals['language']) ?? 'en';
      const scheme = schemes.find((name) => name === globals['scheme']) ?? 'light';
      return (
        <Stage key={`${id} ${language}`} language={language} scheme={scheme} styleSheets={styleSheets}>
          <Story />
        </Stage>
      );
    },
  ],
};

export default preview;
