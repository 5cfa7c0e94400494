import fs from 'node:fs';
import path from 'node:path';
import { noStyleSheets, type Language } from '@mrw/shared-contracts';
import { act, render } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { ComponentType } from 'react';
import * as parts from '..';
import { Stage } from './stage';
import type { Meta } from './story';

const source = path.join(__dirname, '..');
const files = fs
  .readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'));
const metaOf = (file: string) => jest.requireActual<{ default: Meta }>(path.join(source, file)).default;

/** The stories of a file by name, as renderable elements. */
const storiesOf = (file: string) =>
  Object.entries(
    jest.requireActual<Readonly<Record<string, { render: ComponentType }>>>(path.join(source, file)),
  )
    .filter(([name]) => name !== 'default')
    .map(([name, story]) => [name, story.render] as const);

const isComponent = ([name, value]: [string, unknown]) => /^[A-Z]/.test(name) && typeof value === 'function';

test('every component of the package is in the workbench', () => {
  const shown = new Set<unknown>(
    files.flatMap((file) => {
      const { component, subcomponents = {} } = metaOf(file);
      return [component, ...Object.values(subcomponents)];
    }),
  );
  const missing = Object.entries(parts)
    .filter(isComponent)
    .filter(([, part]) => !shown.has(part))
    .map(([name]) => name);
  expect(missing).toEqual([]);
});

// Every story is rendered in every language, which takes time on a busy machine.
jest.setTimeout(60_000);

const error = jest.spyOn(console, 'error');
afterEach(() => {
  error.mockReset();
});

async function draw(Story: ComponentType, language: Language) {
  const drawn = render(
    <Stage language={language} scheme="light" styleSheets={noStyleSheets}>
      <Story />
    </Stage>,
  );
  // Overlays and the sanitiser are loaded later.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return drawn;
}

describe.each(files)('%s', (file) => {
  test.each(storiesOf(file))('%s has no fault in the console, nor one of accessibility', async (_, Story) => {
    const { unmount } = await draw(Story, 'en');
    expect(await axe(document.body, { rules: { region: { enabled: false } } })).toHaveNoViolations();
    unmount();
    for (const language of ['zh-Hant', 'zh-Hans'] as const) (await draw(Story, language)).unmount();
    expect(error).not.toHaveBeenCalled();
  });
});
