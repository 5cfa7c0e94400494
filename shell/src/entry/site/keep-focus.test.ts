import { waitFor } from '@testing-library/dom';
import { keepFocus } from './keep-focus';

const place = (html: string) => {
  document.body.insertAdjacentHTML('beforeend', html);
  const element = document.body.lastElementChild;
  if (!(element instanceof HTMLElement)) throw new Error('Nothing was placed.');
  return element;
};

test('an overlay that has nothing to give the focus back to leaves it on the heading', async () => {
  const main = place('<main><h1>My coupons</h1><button>Use</button></main>');
  const stop = keepFocus(main);
  const first = place('<div role="dialog"><button>OK</button></div>');
  await Promise.resolve();
  first.querySelector('button')?.focus();
  first.remove();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('My coupons'));

  const second = place('<div role="alertdialog"></div>');
  await Promise.resolve();
  second.remove();
  main.querySelector('button')?.focus();
  await new Promise((resolve) => {
    setTimeout(resolve, 150);
  });
  expect(document.activeElement?.textContent).toBe('Use');
  stop();
});
