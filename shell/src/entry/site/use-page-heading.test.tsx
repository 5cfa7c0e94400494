import type { Session } from '@mrw/shared-contracts';
import { sampleMemberSession } from '@mrw/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { manifestOf, renderInKernel } from '../../react/kernel-context/testing/render-in-kernel';
import { usePageHeading } from './use-page-heading';

const headings: Readonly<Record<string, string>> = { '/home': ' Home ', '/about/store': 'Stores' };

function Page() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const { [pathname]: heading } = headings;
  usePageHeading(main, pathname);
  return (
    <main ref={main} tabIndex={-1}>
      {heading && <h1>{heading}</h1>}
    </main>
  );
}

function open(path: string, session: Session = { kind: 'visitor' }) {
  const { kernel, unmount } = renderInKernel(<Page />, { manifest: manifestOf({}), path, session });
  const go = (to: string) => {
    act(() => {
      kernel.navigation.navigate(to);
    });
  };
  return { kernel, go, unmount };
}
const heading = () => screen.getByRole('heading');
/** Longer than a new page or a closed dialog needs to move the focus. */
const soon = () => act(() => new Promise((resolve) => setTimeout(resolve, 150)));

test('the window is named after the heading of the page, and after the site where it has none', async () => {
  const { go } = open('/home');
  expect(document.title).toBe('Home - Harbour Rewards');
  go('/about/store');
  await waitFor(() => {
    expect(document.title).toBe('Stores - Harbour Rewards');
  });
  go('/nothing');
  await waitFor(() => {
    expect(document.title).toBe('Harbour Rewards');
  });
});

test('the window follows a heading that is written later', async () => {
  open('/home');
  heading().firstChild?.replaceWith('Offers of today');
  await waitFor(() => {
    expect(document.title).toBe('Offers of today - Harbour Rewards');
  });
  Object.assign(heading().firstChild ?? {}, { data: 'Offers of the week' });
  await waitFor(() => {
    expect(document.title).toBe('Offers of the week - Harbour Rewards');
  });
});

test('a title that the page gives comes before its heading, unless it is empty', () => {
  const { kernel } = open('/home');
  for (const [title, shown] of [
    ['Tea for two', 'Tea for two'],
    ['', 'Home'],
  ] as const) {
    act(() => {
      kernel.pageMeta$.next({ title });
    });
    expect(document.title).toBe(`${shown} - Harbour Rewards`);
  }
});

test('the window has the name of the site in the language of the page', () => {
  const { kernel } = open('/home');
  act(() => {
    kernel.host.setLanguage('zh-Hant');
  });
  expect(document.title).toBe('Home - 海港獎賞');
});

test('the focus of a first page stays where the browser has put it', async () => {
  const { go } = open('/home');
  go('/home?name=tea');
  await soon();
  expect(document.body).toHaveFocus();
});

test('a new page gets the focus at its heading', async () => {
  const { go } = open('/home');
  go('/about/store');
  await waitFor(() => {
    expect(heading()).toHaveFocus();
  });
  expect(heading()).toHaveTextContent('Stores');
});

test('the page after a log-out gets the focus at its heading', async () => {
  const { kernel } = open('/home', sampleMemberSession);
  await soon();
  expect(document.body).toHaveFocus();
  act(() => {
    kernel.sessions.session$.next({ kind: 'visitor' });
  });
  await waitFor(() => {
    expect(heading()).toHaveFocus();
  });
});

test('a log-in leaves the focus where it is', async () => {
  const { kernel } = open('/home');
  act(() => {
    kernel.sessions.session$.next(sampleMemberSession);
  });
  await soon();
  expect(document.body).toHaveFocus();
});

test('a dialog that closes without giving the focus back leaves it at the heading', async () => {
  const { unmount } = open('/home');
  const withDialog = async () => {
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.setAttribute('role', 'dialog');
    await soon();
    dialog.remove();
    await soon();
  };
  await withDialog();
  expect(heading()).toHaveFocus();
  unmount();
  await withDialog();
  expect(document.body).toHaveFocus();
});
