import { renderWithHost } from '@mrw/shared-contracts/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TabStrip } from './tab-strip';
import { narrowScreen } from '../../basics/viewport/testing/narrow-screen';
import { TabBar } from './tab-bar';
import { nextTab } from './next-tab';

describe('tab strip', () => {
  const tabs = ['Latest', 'Food', 'Travel'].map((label) => ({ id: label, label, to: `/offer/${label}` }));

  /** A strip of 500 px with tabs of 100 px, the third of them far to the right. */
  let content = 1_300;
  beforeEach(() => {
    content = 1_300;
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(500);
    jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(() => content);
    jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
    jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
      return this.textContent === 'Travel' ? 900 : 250;
    });
  });

  const strip = () => {
    const element = screen.getByRole('link', { name: 'Latest' }).parentElement;
    if (!element) throw new Error('No strip');
    return element;
  };
  const steps = () => screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'));
  const scrollTo = (pixels: number) => {
    strip().scrollLeft = pixels;
    fireEvent.scroll(strip());
  };

  test.each([
    [500, 0, []],
    [501, 0, []],
    [502, 0, ['More tabs']],
    [1_300, 0, ['More tabs']],
    [1_300, 1, ['More tabs']],
    [1_300, 2, ['Earlier tabs', 'More tabs']],
    [1_300, 798, ['Earlier tabs', 'More tabs']],
    [1_300, 799, ['Earlier tabs']],
    [1_300, 800, ['Earlier tabs']],
  ])('tabs of %i px in a strip of 500 px, scrolled by %i px, have the buttons %j', (all, scrolled, shown) => {
    content = all;
    renderWithHost(<TabStrip label="Offers" tabs={tabs} selected={null} />);
    scrollTo(scrolled);
    expect(steps()).toEqual(shown);
  });

  test('the buttons are there before anything is scrolled, and follow the width of the window', () => {
    renderWithHost(<TabStrip label="Offers" tabs={tabs} selected={null} />);
    expect(steps()).toEqual(['More tabs']);
    content = 500;
    fireEvent(window, new Event('resize'));
    expect(steps()).toEqual([]);
  });

  test('a press on a button scrolls by 600 px (§2)', async () => {
    renderWithHost(<TabStrip label="Offers" tabs={tabs} selected={null} />);
    await userEvent.click(screen.getByRole('button', { name: 'More tabs' }));
    expect(strip().scrollLeft).toBe(600);
    scrollTo(700);
    await userEvent.click(screen.getByRole('button', { name: 'Earlier tabs' }));
    expect(strip().scrollLeft).toBe(100);
  });

  test('only the selected tab is the current page', () => {
    renderWithHost(<TabStrip label="Offers" tabs={tabs} selected="Food" />);
    const current = screen.getAllByRole('link').map((link) => link.getAttribute('aria-current'));
    expect(current).toEqual([null, 'page', null]);
  });

  describe('the selected tab is in the middle of the strip', () => {
    function Offers({ first, then }: { first: Shown; then: Shown }) {
      const [shown, show] = useState(first);
      return (
        <>
          <button onClick={() => show(then)}>Go on</button>
          <TabStrip label="Offers" {...shown} />
        </>
      );
    }
    type Shown = { tabs: typeof tabs; selected: string | null };

    test.each<[string, Shown]>([
      ['when another one was selected before', { tabs, selected: 'Latest' }],
      ['when none was selected before', { tabs, selected: null }],
      ['when the tabs arrive after the page', { tabs: tabs.slice(0, 1), selected: 'Travel' }],
    ])('%s', async (_, first) => {
      renderWithHost(<Offers first={first} then={{ tabs, selected: 'Travel' }} />);
      expect(strip().scrollLeft).toBe(first.selected === 'Latest' ? 50 : 0);
      await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
      expect(strip().scrollLeft).toBe(700);
    });

    test('until the reader scrolls: new tabs do not take the strip back', async () => {
      const then = { tabs: [...tabs], selected: 'Travel' };
      renderWithHost(<Offers first={{ tabs, selected: 'Travel' }} then={then} />);
      expect(strip().scrollLeft).toBe(700);
      scrollTo(0);
      await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
      expect(strip().scrollLeft).toBe(0);
    });
  });
});

const tabs = [
  { id: '1', label: 'Latest', to: '/offer/LATEST' },
  { id: '2', label: 'Food', to: '/offer/Food?id=2' },
];

const bar = <TabBar label="Offers" tabs={tabs} selected="1" />;

test('on a wide screen every tab is a link and the current one is marked', async () => {
  const { fake } = renderWithHost(bar, { path: '/offer/LATEST' });
  expect(screen.getByRole('link', { name: 'Latest' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(screen.getByRole('link', { name: 'Food' }));
  expect(fake.host.navigation.current()).toBe('/offer/Food?id=2');
});

describe('under 769 px', () => {
  narrowScreen();

  test('the tabs are a dropdown named after the current one', async () => {
    const { fake } = renderWithHost(bar);
    const toggle = screen.getByRole('button', { name: 'Latest', expanded: false });
    expect(screen.queryByRole('link')).toBeNull();
    await userEvent.click(toggle);
    await userEvent.click(within(screen.getByRole('navigation')).getByRole('link', { name: 'Food' }));
    expect(fake.host.navigation.current()).toBe('/offer/Food?id=2');
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('Esc closes it and returns the focus, a press elsewhere closes it', async () => {
    renderWithHost(bar);
    const toggle = screen.getByRole('button', { name: 'Latest' });
    await userEvent.click(toggle);
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(toggle).toHaveFocus();
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    await userEvent.click(document.body);
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });
});

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 1, null],
])('%s on tab %p of 3 leads to %p', (key, at, to) => {
  expect(nextTab(key, at, 3)).toBe(to);
});
