import { renderWithHost } from '@mrw/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SteadyPage } from './steady-page';

/** Fails at a press: as React does when page translation has replaced a text, or with another error. */
function Page({ error }: { error: Error | DOMException }) {
  const [failing, setFailing] = useState(false);
  if (failing) throw error;
  return (
    <button
      onClick={() => {
        setFailing(true);
      }}
    >
      Fail
    </button>
  );
}

const fail = () => userEvent.click(screen.getByRole('button', { name: 'Fail' }));
const codes = (reports: readonly { code: string }[]) => reports.map(({ code }) => code);
const open = (error: Error | DOMException) =>
  renderWithHost(
    <SteadyPage>
      <Page error={error} />
    </SteadyPage>,
  ).fake;

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
});

test('the first error of the DOM mounts a page of the shell anew, the second shows the panel', async () => {
  const fake = open(new DOMException('not a child of this node', 'NotFoundError'));
  await fail();
  expect(codes(fake.reports)).toEqual(['MRW-120']);
  await fail();
  expect(screen.getByRole('alert')).toHaveTextContent('MRW-123');
  expect(fake.reports).toEqual([
    {
      code: 'MRW-120',
      remote: 'shell',
      detail: 'MRW-120 shell: page-remounted (NotFoundError: not a child of this node)',
    },
    expect.objectContaining({
      code: 'MRW-123',
      detail: 'MRW-123 shell: run-failed (not a child of this node)',
    }),
  ]);
});

test('after any other error there is the panel, which tries again; another page is drawn', async () => {
  const fake = open(new Error('broken'));
  await fail();
  expect(codes(fake.reports)).toEqual(['MRW-123']);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await fail();
  act(() => {
    fake.host.navigation.navigate('/elsewhere');
  });
  expect(screen.getByRole('button', { name: 'Fail' })).toBeInTheDocument();
});
