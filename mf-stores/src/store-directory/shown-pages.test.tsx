import { act, render, renderHook, screen } from '@testing-library/react';
import { ShownPagesProvider, useShownPages } from './shown-pages';

function Length({ list }: { list: string }) {
  const { pages, more } = useShownPages(list);
  return <button onClick={more}>{pages}</button>;
}
const at = (list: string) => (
  <ShownPagesProvider>
    <Length list={list} />
  </ShownPagesProvider>
);
const button = () => screen.getByRole('button');
const press = () => {
  act(() => {
    button().click();
  });
};

test('a list grows by a page, another one starts again', () => {
  const { rerender } = render(at('all'));
  expect(button()).toHaveTextContent('1');
  press();
  press();
  expect(button()).toHaveTextContent('3');
  rerender(at('cafes'));
  expect(button()).toHaveTextContent('1');
  press();
  expect(button()).toHaveTextContent('2');
  rerender(at('all'));
  expect(button()).toHaveTextContent('1');
});

test('without the provider above it the list has no length', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(() => useShownPages('all'))).toThrow('ShownPagesProvider');
});
