import { HostProvider, type Language } from '@mrw/shared-contracts';
import { fakeHost } from '@mrw/shared-contracts/testing';
import { renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { useStatusName } from './order-status';

const nameOf = (status: string, language: Language = 'en') => {
  const { host } = fakeHost({ language });
  const wrapper = ({ children }: { children: ReactNode }) => createElement(HostProvider, { host, children });
  return renderHook(useStatusName, { wrapper }).result.current(status);
};

test.each<[string, Language, string]>([
  ['PARTIALLY_REFUNDED', 'en', 'Partly refunded'],
  ['PARTIALLY_REFUNDED', 'zh-Hant', '部分退款'],
  ['PURCHASE', 'zh-Hans', '购买'],
])('the status %s is named in %s: %s', (status, language, name) => {
  expect(nameOf(status, language)).toBe(name);
});

test.each(['ON_ITS_WAY', 'pending', 'toString', 'constructor', '__proto__', ''])(
  'the status %j, which has no name, is shown as it is',
  (status) => {
    expect(nameOf(status)).toBe(status);
  },
);
