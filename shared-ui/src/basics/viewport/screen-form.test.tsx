import { render, screen } from '@testing-library/react';
import { ScreenForm } from './screen-form';

const both = (
  <>
    <ScreenForm of="phone" chosen={false}>
      <p>narrow</p>
    </ScreenForm>
    <ScreenForm of="wider" chosen>
      <p>wide</p>
    </ScreenForm>
  </>
);

afterEach(() => {
  Reflect.deleteProperty(globalThis, '__MRW_DRAWING__');
});

test('the form for the present screen is rendered, without an element around it', () => {
  const { container } = render(both);
  expect(container.innerHTML).toBe('<p>wide</p>');
});

test('while the page is drawn all forms are, for the style sheet to choose', () => {
  Reflect.set(globalThis, '__MRW_DRAWING__', true);
  render(both);
  expect(screen.getByText('narrow').parentElement?.className).toBe('phone');
  expect(screen.getByText('wide').parentElement?.className).toBe('wider');
});
