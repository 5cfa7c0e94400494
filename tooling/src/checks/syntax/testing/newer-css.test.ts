/** @jest-environment node */
import { newerCss } from './newer-css';

test.each([
  [':is or :where', ':is(.a, .b) { color: red }'],
  [':has', '.a:has(.b) { color: red }'],
  [':not with several selectors', '.a:not(.b, .c) { color: red }'],
  [':nth-child with "of"', '.a:nth-child(2 of .b) { color: red }'],
  ['newer state', 'dialog:modal { color: red }'],
  ['rule that is lost with one of its selectors', '.a:hover, .a:focus-visible { color: red }'],
  ['nesting', '.a { color: red; &:hover { color: blue } }'],
  ['at-rule', '@layer base { .a { color: red } }'],
  ['at-rule', '@container (min-width: 1px) { .a { color: red } }'],
  ['range of widths', '@media (width >= 769px) { .a { color: red } }'],
  ['inset', '.a { inset: 0 }'],
  ['aspect-ratio', '.a { aspect-ratio: 16 / 10 }'],
  ['two logical sides', '.a { margin-inline: auto }'],
  ['two logical sides', '.a { border-block-color: red }'],
  ['logical corner', '.a { border-start-end-radius: 4px }'],
  ['transform of its own', '.a { rotate: 45deg }'],
  ['clamp', '.a { width: clamp(1px, 2vw, 3px) }'],
  ['unit of the small, large or dynamic window', '.a { height: 100dvh }'],
  ['unit of a container', '.a { width: 50cqw }'],
  ['newer colour', '.a { color: color-mix(in srgb, red, blue) }'],
  ['conic-gradient', '.a { background: conic-gradient(red, blue) }'],
  ['flow-root', '.a { display: flow-root }'],
  ['fit-content', '.a { width: fit-content }'],
  ['overflow: clip', '.a { overflow-x: clip }'],
  ['overflow of two words', '.a { overflow: hidden auto }'],
  ['content with words for it', '.a::before { content: "*" / "new" }'],
  ['gap without a grid', '.a { display: flex; gap: 4px }'],
  ['gap without a grid', '.a { display: flex } .b { display: grid } @media print { .a { gap: 4px } }'],
  ['gap without a grid', '.a { row-gap: 4px }'],
  ['start and end without a grid', '.a { display: flex; align-items: start }'],
])('%s is newer than the oldest browsers: %s', (what, source) => {
  expect(newerCss(source)).toEqual([expect.stringContaining(`${what}: `)]);
});

test.each([
  ['an older value stands before it', '.a { height: 100vh; height: 100dvh }'],
  ['the browser is asked', '@supports (aspect-ratio: 1) { .a { aspect-ratio: 1 } }'],
  ['the ring of :focus stays', '.a:focus:not(:focus-visible) { outline: 0 }'],
  ['decoration in a rule of its own', '.a:focus-visible, .b:focus-visible { outline: 0 }'],
  ['a gap of a grid', '.a { display: grid; gap: 4px }'],
  [
    'a gap of a grid whose display is in another rule',
    '.a { display: grid } @media print { .a { gap: 4px } }',
  ],
  ['a gap of a part of a grid', '.a { display: grid } .a2 { gap: 4px; align-items: start }'],
  ['min and max', '.a { width: min(100%, 480px) }'],
  ['one logical side', '.a { margin-inline-start: 4px }'],
  ['words', '.a::before { content: "1/2 clamp( 100dvh" }'],
  ['minmax', '.a { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)) }'],
])('%s: %s', (_, source) => {
  expect(newerCss(source)).toEqual([]);
});
