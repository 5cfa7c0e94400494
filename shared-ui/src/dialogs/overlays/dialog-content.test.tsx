import { HostProvider } from '@mrw/shared-contracts';
import { fakeHost, forgetSizes, renderWithHost, watchSizes } from '@mrw/shared-contracts/testing';
import { render, screen } from '@testing-library/react';
import { Dialog } from './dialog';
import { OverlayFrame } from './overlay-frame';
// Loaded before the tests: its libraries take longer than a test may on a busy machine.
import './dialog-layer';

afterEach(forgetSizes);

const show = (all: number) => {
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(100);
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(all);
};

test.each([
  ['that does not fit is a region that the keyboard can scroll', 300, true],
  ['that fits is not a stop of the keyboard', 100, false],
])('a text %s', async (_, all, stop) => {
  const resize = watchSizes();
  renderWithHost(
    <Dialog open title="Terms" onClose={() => undefined}>
      A long text
    </Dialog>,
  );
  const body = await screen.findByText('A long text');
  show(all);
  resize(body);
  if (stop) {
    expect(screen.getByRole('region', { name: 'Terms' })).toBe(body);
    expect(body).toHaveAttribute('tabindex', '0');
  } else {
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(body).not.toHaveAttribute('tabindex');
  }
});

test('the style element of an overlay gets the nonce of the surrounding page', () => {
  const { host } = fakeHost();
  render(
    <HostProvider host={{ ...host, root: { ...host.root, nonce: 'r4nd0m' } }}>
      <OverlayFrame>Menu</OverlayFrame>
    </HostProvider>,
  );
  expect(document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce).toBe('r4nd0m');
});
