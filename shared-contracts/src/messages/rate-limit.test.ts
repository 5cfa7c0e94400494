import { rateLimit } from './rate-limit';

test('of a flood only 10 messages a second are looked at, the others are counted', () => {
  let time = 0;
  const limit = rateLimit(() => time);
  let admitted = 0;
  // 10,000 messages a second for 5 seconds.
  for (let message = 0; message < 50_000; message += 1) {
    time = message / 10;
    if (limit.admits()) admitted += 1;
  }
  expect(admitted).toBe(50);
  expect(limit.dropped).toBe(49_950);
});

test('without a clock of its own a limit goes by that of the page', () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(5_000);
  const limit = rateLimit();
  const admitted = Array.from({ length: 11 }, () => limit.admits());
  expect(admitted.filter(Boolean)).toHaveLength(10);
  clock.mockReturnValue(6_000);
  expect(limit.admits()).toBe(true);
});
