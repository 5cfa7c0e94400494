import { renderWithHost, sampleMemberSession } from '@mrw/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createSimpleMode } from '../simple-mode/simple-mode';
import { SimpleModeContext } from '../simple-mode/simple-mode-context';
import { SideMenu } from './side-menu';

test('a session that ends while its log-out is asked about takes the question with it, for good', async () => {
  const mode = createSimpleMode(document.documentElement, () => localStorage);
  const { fake } = renderWithHost(
    <SimpleModeContext.Provider value={mode}>
      <SideMenu open withMainMenu={false} onClose={() => undefined} />
    </SimpleModeContext.Provider>,
    { session: sampleMemberSession },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
  expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
  for (const session of [{ kind: 'visitor' } as const, sampleMemberSession]) {
    act(() => {
      fake.session$.next(session);
    });
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  }
});
