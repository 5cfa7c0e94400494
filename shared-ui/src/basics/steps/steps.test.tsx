import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { LeadToMissing, useStepHeading } from '.';

let scrolled: jest.SpyInstance;
beforeEach(() => {
  scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
});
const toTop = { block: 'start' } as const;

function Page({ inside }: { inside: boolean }) {
  const [step, setStep] = useState('form');
  const [typed, setTyped] = useState('');
  const heading = useStepHeading(step);
  return (
    <>
      {inside ? (
        <h1>
          <span ref={heading}>Step {step}</span>
        </h1>
      ) : (
        <h2 key={step} ref={heading}>
          Step {step}
        </h2>
      )}
      <input aria-label="Name" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <button key={`to ${step}`} onClick={() => setStep(step === 'form' ? 'summary' : 'form')}>
        {step === 'form' ? 'Next' : 'Back'}
      </button>
    </>
  );
}

test.each([
  ['whose element is another', false],
  ['whose text is another', true],
])('each step of a page, and each step back, leads to its heading, %s', async (_, inside) => {
  render(<Page inside={inside} />);
  const heading = (name: string) => screen.getByRole('heading', { name });
  expect(document.body).toHaveFocus();
  await userEvent.type(screen.getByRole('textbox'), 'Ming');
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(scrolled).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(heading('Step summary')).toHaveFocus();
  expect(scrolled.mock.contexts).toEqual([heading('Step summary')]);
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(heading('Step form')).toHaveFocus();
  expect(scrolled.mock.calls).toEqual([[toTop], [toTop]]);
});

test('a reason leads to the first field of that name that can be filled in, and to the middle of the page', async () => {
  render(
    <>
      <input type="radio" name='a "slot"' aria-label="Full" disabled />
      <input type="radio" name='a "slot"' aria-label="Free" />
      <LeadToMissing name={'a "slot"'}>Choose a time.</LeadToMissing>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Choose a time.' }));
  expect(screen.getByRole('radio', { name: 'Free' })).toHaveFocus();
  expect(scrolled).toHaveBeenLastCalledWith({ block: 'center' });
});

test('a reason without a field is text', () => {
  render(<LeadToMissing name={undefined}>Nothing is left.</LeadToMissing>);
  expect(screen.getByText('Nothing is left.')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
