import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, NavLink, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { To } from 'react-router-dom';
import { memoryNavigation } from '../testing/memory-navigation';
import { HostRouter } from './host-router';

function Page({ to }: { to: To }) {
  const { pathname, search } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const go = (name: string, move: () => void) => <button onClick={move}>{name}</button>;
  return (
    <>
      <p role="status">{`${type} ${pathname}${search}`}</p>
      <Link to={to}>Link</Link>
      {go('push', () => void navigate(to, { state: { from: 'page' } }))}
      {go('replace', () => void navigate(to, { replace: true, preventScrollReset: true }))}
      {go('back', () => void navigate(-1))}
    </>
  );
}

function open(to: To = '/b?x=1') {
  const navigation = memoryNavigation('/a');
  const navigate = jest.spyOn(navigation, 'navigate');
  render(
    <HostRouter navigation={navigation}>
      <Page to={to} />
    </HostRouter>,
  );
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const shows = (text: string) => {
    expect(screen.getByRole('status')).toHaveTextContent(text);
  };
  return { navigation, navigate, press, shows };
}

test('a remote shows where the host is, and follows it', () => {
  const { navigation, shows } = open();
  shows('POP /a');
  act(() => {
    navigation.navigate('/c', { replace: true });
  });
  shows('REPLACE /c');
});

test('a push goes to the host with its state', async () => {
  const { navigate, press, shows } = open();
  await press('push');
  expect(navigate.mock.calls).toEqual([
    [{ pathname: '/b', search: '?x=1', hash: '' }, { state: { from: 'page' } }],
  ]);
  shows('PUSH /b?x=1');
});

test('a replacement goes to the host as one, with the wish to keep the place', async () => {
  const { navigate, press, shows } = open();
  await press('replace');
  expect(navigate.mock.calls[0]?.[1]).toEqual({ state: undefined, replace: true, preventScrollReset: true });
  shows('REPLACE /b?x=1');
});

test('back goes back in the history of the host', async () => {
  const { press, shows } = open();
  await press('push');
  await press('back');
  shows('POP /a');
});

test.each([
  ['a text', '/b?x=1', '/b?x=1'],
  ['parts', { pathname: '/b', search: '?x=1', hash: '#top' }, '/b?x=1#top'],
])('the address of a link that is %s is made by the host', (_, to, href) => {
  const { navigation } = open(to);
  expect(screen.getByRole('link')).toHaveAttribute('href', href);
  const host = jest.spyOn(navigation, 'createHref').mockReturnValue('https://shop.example/b');
  act(() => {
    navigation.navigate('/d');
  });
  expect(host).toHaveBeenCalled();
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://shop.example/b');
});

test.each([
  ['a text', '/商店?x=1#y'],
  ['parts', { pathname: '/商店', search: '?x=1' }],
])('a link that is %s knows its page, also where the address is written in another way', (_, to) => {
  const navigation = memoryNavigation(encodeURI('/商店'));
  render(
    <HostRouter navigation={navigation}>
      <NavLink to={to}>Stores</NavLink>
    </HostRouter>,
  );
  expect(screen.getByRole('link')).toHaveAttribute('aria-current', 'page');
  act(() => {
    navigation.navigate('/d');
  });
  expect(screen.getByRole('link')).not.toHaveAttribute('aria-current');
});
