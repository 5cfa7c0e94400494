import { languages } from '@mrw/shared-contracts';
import { act, render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Workbench } from './Workbench';

const groups = ['actions', 'cards', 'forms', 'states', 'overlays'] as const;

test.each(groups.flatMap((group) => languages.map((language) => [group, language] as const)))(
  'the %s of the workbench have no accessibility fault in %s',
  async (group, language) => {
    const { container } = render(
      <Workbench language={language} group={group} portal={document.body} kind="page" />,
    );
    await act(() => Promise.resolve());
    expect(screen.getByRole('heading', { level: 1, name: 'Workbench' })).toBeInTheDocument();
    expect(await axe(container, { rules: { 'heading-order': { enabled: false } } })).toHaveNoViolations();
  },
);
