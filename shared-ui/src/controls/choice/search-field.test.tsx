import { renderWithHost } from '@mrw/shared-contracts/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchField } from './search-field';

/** The field inside a form, as in the dialog of a claim. */
function open() {
  const searched = jest.fn();
  const sent = jest.fn();
  renderWithHost(
    <form onSubmit={sent}>
      <SearchField label="Search" clearLabel="Clear" words="" onChange={searched} />
    </form>,
  );
  return { searched, sent, field: screen.getByRole('searchbox', { name: 'Search' }) };
}

test('Enter searches at once, and sends no form around the field', async () => {
  const { searched, sent, field } = open();
  await userEvent.type(field, ' tea {Enter}');
  expect(searched.mock.calls).toEqual([['tea']]);
  expect(sent).not.toHaveBeenCalled();
});

test('Enter that ends the composition of a character searches nothing', () => {
  const { searched, field } = open();
  fireEvent.compositionStart(field);
  fireEvent.change(field, { target: { value: 'cha' } });
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(searched).not.toHaveBeenCalled();
});

describe('search pause', () => {
  const searched = jest.fn();

  /** A page that keeps the words of the search, as its address does. */
  function Page({ start }: { start: string }) {
    const [words, setWords] = useState(start);
    return (
      <>
        <button
          type="button"
          onClick={() => {
            setWords('coffee');
          }}
        >
          Back
        </button>
        <SearchField
          label="Search"
          clearLabel="Clear"
          words={words}
          onChange={(next) => {
            searched(next);
            setWords(next);
          }}
        />
      </>
    );
  }

  function open(start = '') {
    renderWithHost(<Page start={start} />);
    return screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
  }

  const type = (field: HTMLElement, value: string) => {
    fireEvent.change(field, { target: { value } });
  };

  const wait = (milliseconds: number) => {
    act(() => {
      jest.advanceTimersByTime(milliseconds);
    });
  };

  beforeEach(() => {
    jest.useFakeTimers();
    searched.mockReset();
  });

  test('a search begins 300 ms after the last key', () => {
    const field = open();
    type(field, 't');
    wait(299);
    type(field, 'tea ');
    wait(299);
    expect(searched).not.toHaveBeenCalled();
    wait(1);
    expect(searched.mock.calls).toEqual([['tea']]);
    wait(1_000);
    expect(searched).toHaveBeenCalledTimes(1);
    expect(field).toHaveValue('tea ');
  });

  test('blanks around the same words begin no search', () => {
    const field = open('tea');
    type(field, ' tea ');
    wait(1_000);
    expect(searched).not.toHaveBeenCalled();
  });

  test('a search that goes back to the words on screen before the pause ends does not begin', () => {
    const field = open('tea');
    type(field, 'teas');
    wait(200);
    type(field, 'tea');
    wait(1_000);
    expect(searched).not.toHaveBeenCalled();
  });

  test('a search waits until the composition of a character ends', () => {
    const field = open();
    fireEvent.compositionStart(field);
    type(field, 'cha');
    wait(1_000);
    expect(searched).not.toHaveBeenCalled();
    type(field, '茶');
    fireEvent.compositionEnd(field);
    wait(300);
    expect(searched.mock.calls).toEqual([['茶']]);
  });

  test('words from elsewhere replace the text of the field and begin no search', () => {
    const field = open('tea');
    type(field, 'teas');
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(field).toHaveValue('coffee');
    wait(1_000);
    expect(searched).not.toHaveBeenCalled();
  });

  test('Clear empties the field at once and is absent while the field is empty', () => {
    const field = open('tea');
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(field).toHaveValue('');
    expect(searched.mock.calls).toEqual([['']]);
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
    wait(1_000);
    expect(searched).toHaveBeenCalledTimes(1);
  });

  test('Clear also empties a field whose search has not begun', () => {
    const field = open();
    type(field, 'tea');
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(field).toHaveValue('');
    wait(1_000);
    expect(searched.mock.calls).toEqual([['']]);
  });

  test('Enter searches once, not again after the pause', () => {
    const field = open();
    type(field, 'tea');
    fireEvent.keyDown(field, { key: 'Enter' });
    wait(1_000);
    expect(searched.mock.calls).toEqual([['tea']]);
  });

  test('only Enter searches at once, and other keys keep their effect', () => {
    const field = open();
    type(field, 'tea');
    expect(fireEvent.keyDown(field, { key: 'a' })).toBe(true);
    expect(searched).not.toHaveBeenCalled();
  });

  test('a field that is gone begins no search', () => {
    const { unmount } = renderWithHost(<Page start="" />);
    type(screen.getByRole('searchbox'), 'tea');
    unmount();
    wait(1_000);
    expect(searched).not.toHaveBeenCalled();
  });

  test('the search calls the latest handler, not the one of the last key', () => {
    const handler = () => jest.fn((words: string) => words);
    const handlers = [handler(), handler()] as const;
    function Host() {
      const [index, setIndex] = useState<0 | 1>(0);
      return (
        <>
          <button
            type="button"
            onClick={() => {
              setIndex(1);
            }}
          >
            Next
          </button>
          <SearchField label="Search" clearLabel="Clear" words="" onChange={handlers[index]} />
        </>
      );
    }
    renderWithHost(<Host />);
    type(screen.getByRole('searchbox'), 'tea');
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    wait(300);
    expect(handlers.map(({ mock }) => mock.calls)).toEqual([[], [['tea']]]);
  });

  test('the field is a search landmark with the keyboard of a search, and reports its focus', () => {
    const focused = jest.fn();
    renderWithHost(
      <SearchField
        label="Search"
        placeholder="Shop or area"
        clearLabel="Clear"
        words=""
        onChange={searched}
        onFocus={focused}
      />,
    );
    const field = screen.getByRole('searchbox', { name: 'Search' });
    expect(screen.getByRole('search')).toContainElement(field);
    expect(field).toHaveAttribute('placeholder', 'Shop or area');
    expect(field).toHaveAttribute('autocomplete', 'off');
    expect(field).toHaveAttribute('enterkeyhint', 'search');
    expect(field).toHaveAttribute('maxlength', '100');
    fireEvent.focus(field);
    expect(focused).toHaveBeenCalledTimes(1);
  });
});
