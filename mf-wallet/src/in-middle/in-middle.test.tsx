import { render, screen } from '@testing-library/react';
import { InMiddle } from './in-middle';

test.each([
  ['gets the focus', false],
  ['leaves it to who types', true],
])('what comes up %s', (_, types) => {
  const page = (answer: boolean) => (
    <div>
      <input />
      {answer && <InMiddle>Not paid</InMiddle>}
    </div>
  );
  const { rerender } = render(page(false));
  if (types) screen.getByRole('textbox').focus();
  rerender(page(true));
  if (types) expect(screen.getByRole('textbox')).toHaveFocus();
  else expect(screen.getByText('Not paid')).toHaveFocus();
});

test('what comes up is moved to the middle of the window, once', () => {
  const moved: unknown[] = [];
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element, to) {
    moved.push([this.textContent, to]);
  });
  const { rerender, unmount } = render(<InMiddle>Not paid</InMiddle>);
  expect(screen.getByText('Not paid')).toBeInTheDocument();
  rerender(<InMiddle>Not paid at all</InMiddle>);
  unmount();
  expect(moved).toEqual([['Not paid', { block: 'center' }]]);
});
