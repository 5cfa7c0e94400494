/** @jest-environment node */
import { summary } from './summary';

const visit = (visible: number, bytes: number, documentBytes: number) => ({
  '/home visible': [visible],
  '/home usable': [visible + 100],
  '/home bytes': [bytes],
  '/home documentBytes': [documentBytes],
  '/home requests': [5],
  '/home depth': [2],
  'next visible': [600],
  'next with prefetch visible': [300],
  'next after quiet visible': [450],
  'reload visible': [500],
});

test('bytes are compared without the first view, whose document counts as the one without it', () => {
  const { ratios, figures } = summary(
    {
      federated: visit(600, 260, 30),
      undrawn: visit(2_000, 240, 10),
      'one-bundle': visit(2_400, 200, 10),
    },
    {},
  );
  expect(ratios).toMatchObject({
    visible: 0.25,
    usable: 0.28,
    bytes: 1.2,
    nextRemote: 0.5,
    nextUnprepared: 1,
    nextQuiet: 0.75,
  });
  expect(figures['federated']?.['/home allBytes']?.median).toBe(260);
});

test('without one bundle there is nothing to compare with', () => {
  expect(() => summary({ federated: visit(1, 1, 1) }, {})).toThrow('was not measured');
});
