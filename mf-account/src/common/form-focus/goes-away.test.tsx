import { act, render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { GoesAway } from './goes-away';

function Page({ heading }: { heading: string | undefined }) {
  const [open, setOpen] = useState(true);
  return (
    <main>
      <h1>Rewards</h1>
      <section>
        {heading && <h2>{heading}</h2>}
        <div>
          {open && (
            <GoesAway>
              <button type="button" onClick={() => void setTimeout(setOpen, 50, false)}>
                Not now
              </button>
            </GoesAway>
          )}
        </div>
        <input aria-label="Amount" />
      </section>
    </main>
  );
}

const press = async () => {
  await userEvent.click(screen.getByRole('button'));
  return waitForElementToBeRemoved(() => screen.queryByRole('button'));
};

test.each([['In review'], [undefined]])(
  'the focus of a button that goes away goes to the heading above: %s',
  async (heading) => {
    render(<Page heading={heading} />);
    await press();
    expect(screen.getByRole('heading', { name: heading ?? 'Rewards' })).toHaveFocus();
  },
);

test('who has gone on meanwhile stays there', async () => {
  render(<Page heading="In review" />);
  await userEvent.click(screen.getByRole('button'));
  act(() => {
    screen.getByRole('textbox').focus();
  });
  await waitForElementToBeRemoved(() => screen.queryByRole('button'));
  expect(screen.getByRole('textbox')).toHaveFocus();
});
