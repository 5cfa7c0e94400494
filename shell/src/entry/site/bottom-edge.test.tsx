import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { createConsent } from '../../react/cookie-consent/consent';
import { ConsentContext } from '../../react/kernel-context/kernel-context';
import { screenWidth } from '../../react/kernel-context/testing/screen-width';
import { BottomEdge } from './bottom-edge';

/** The banner and the bar are 100 px high together, the bar alone 60. */
function open(props: { bar: boolean; away: boolean }, width = 390) {
  screenWidth(width);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function height(
    this: HTMLElement,
  ) {
    return this.className === 'bottomEdge' ? 100 : 60;
  });
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation(
    (onSize) =>
      ({
        observe: () => {
          onSize([], {} as ResizeObserver);
        },
        disconnect: () => undefined,
      }) as unknown as ResizeObserver,
  );
  const consent = createConsent();
  const drawn = renderWithHost(
    <ConsentContext.Provider value={consent}>
      <BottomEdge {...props} />
    </ConsentContext.Provider>,
  );
  return { ...drawn, edge: drawn.container.querySelector<HTMLElement>('.bottomEdge') };
}
const published = () => document.documentElement.style.getPropertyValue('--bottom-bar');

test('what stays above the lower edge knows its height, and not longer than it is there', () => {
  const { edge, unmount } = open({ bar: true, away: false });
  expect(published()).toBe('100px');
  expect(edge?.style.transform).toBe('');
  unmount();
  expect(published()).toBe('');
});

test('while a page is read the navigation is out of sight; the question about cookies stays', () => {
  const { edge } = open({ bar: true, away: true });
  expect(published()).toBe('40px');
  expect(edge?.style.transform).toBe('translateY(60px)');
  expect(screen.getByRole('region', { name: 'Cookies' })).toBeInTheDocument();
});

test.each([
  ['a phone', { bar: true, width: 390 }, 1],
  ['a desktop', { bar: true, width: 1440 }, 0],
  ['a page without a bar', { bar: false, width: 390 }, 0],
])('%s has the bar: %j', (_, { bar, width }, bars) => {
  open({ bar, away: false }, width);
  expect(screen.queryAllByRole('navigation', { name: 'Quick navigation' })).toHaveLength(bars);
});
