import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { renderRemote } from '../testing';
import { noStyleSheets } from '../styles/style-sheets';
import { defineRemote } from './define-remote';
import { useKept } from './use-kept';

/** Its words stand beside another element, as no page of the product has them. */
function Page() {
  const [draft, setDraft] = useKept('draft', () => '');
  const [shown, setShown] = useState(true);
  return (
    <>
      <input
        aria-label="Draft"
        value={draft}
        onChange={(event) => {
          setDraft(event.target.value);
        }}
      />
      <button
        onClick={() => {
          setShown(false);
          setTimeout(() => {
            setDraft((before) => `${before}, later`);
          }, 50);
        }}
      >
        Hide
      </button>
      <p>
        {shown && 'Words'}
        <b />
      </p>
    </>
  );
}

/** As the page translation of a browser does. */
function translate(words = screen.getByText('Words')) {
  const text = words.firstChild;
  const font = document.createElement('span');
  font.textContent = 'Wörter';
  if (text) words.replaceChild(font, text);
}

let leave = () => Promise.resolve();
afterEach(() => leave());

const mount = async (page: ReactNode) => {
  const onFatal = jest.fn();
  const onReady = jest.fn();
  const lifecycles = defineRemote({ name: 'mf-test', styles: noStyleSheets, render: () => page });
  const mounted = await renderRemote(lifecycles, { onFatal, onReady });
  leave = async () => {
    leave = () => Promise.resolve();
    await mounted.unmount();
  };
  const report = jest.spyOn(mounted.fake.host.telemetry, 'report');
  return { ...mounted, onFatal, onReady, report };
};

const hide = () => userEvent.click(screen.getByRole('button', { name: 'Hide' }));
const draft = () => screen.getByRole('textbox', { name: 'Draft' });

test('an error of the DOM mounts the page anew with its draft, once; the second one fails it', async () => {
  const { domElement, onFatal, onReady, report } = await mount(<Page />);
  await userEvent.type(draft(), 'Mine');
  translate();
  await hide();
  expect(draft()).toHaveDisplayValue(/^Mine/);
  expect(screen.getByText('Words')).toBeInTheDocument();
  expect(onFatal).not.toHaveBeenCalled();
  expect(report.mock.calls).toEqual([
    [
      expect.objectContaining({
        code: 'MRW-120',
        remote: 'mf-test',
        detail: expect.stringMatching(/NotFound/),
      }),
    ],
  ]);

  translate();
  await hide();
  expect(domElement).toHaveTextContent('');
  expect(onFatal.mock.calls).toEqual([[expect.objectContaining({ name: 'NotFoundError' }), 'render']]);
  expect(onReady).toHaveBeenCalledTimes(1);
});

test('what a call of the former mount sets arrives', async () => {
  await mount(<Page />);
  await userEvent.type(draft(), 'Mine');
  translate();
  await hide();
  await screen.findByDisplayValue('Mine, later');
});

test('the field in which a person types has the focus again, where the next character is typed', async () => {
  await mount(<Page />);
  await userEvent.type(draft(), 'Mine');
  translate();
  act(() => {
    screen.getByRole<HTMLInputElement>('textbox').setSelectionRange(2, 2);
    // Its handler runs without a press, which would take the focus.
    screen.getByRole('button', { name: 'Hide' }).click();
  });
  expect(draft()).toHaveFocus();
  await userEvent.keyboard('n');
  expect(draft()).toHaveDisplayValue(/^Minne/);
});

test('without a field it is at the heading', async () => {
  const { domElement } = await mount(
    <>
      <h1>Title</h1>
      <Page />
    </>,
  );
  const main = document.createElement('main');
  domElement.replaceWith(main);
  main.append(domElement);
  translate();
  await hide();
  expect(screen.getByRole('heading')).toHaveFocus();
});

test('another page has a remount of its own', async () => {
  const { fake, onFatal, report } = await mount(<Page />);
  translate();
  await hide();
  act(() => {
    fake.host.navigation.navigate('/elsewhere');
  });
  translate();
  await hide();
  expect(report).toHaveBeenCalledTimes(2);
  expect(onFatal).not.toHaveBeenCalled();
});

test('without an error, what is kept ends with its component', async () => {
  const Counter = () => {
    const [count, setCount] = useKept('count', 0);
    return (
      <button
        onClick={() => {
          setCount(count + 1);
        }}
      >
        {count}
      </button>
    );
  };
  const Pages = () => {
    const [page, setPage] = useState(1);
    return (
      <>
        <Counter key={page} />
        <button
          onClick={() => {
            setPage(page + 1);
          }}
        >
          Next
        </button>
      </>
    );
  };
  await mount(<Pages />);
  await userEvent.click(screen.getByRole('button', { name: '0' }));
  await userEvent.click(screen.getByRole('button', { name: '1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('button', { name: '0' })).toBeInTheDocument();
});

test('outside of a remote it is a state as any other', async () => {
  render(<Page />);
  await userEvent.type(draft(), 'Mine');
  expect(draft()).toHaveValue('Mine');
});
