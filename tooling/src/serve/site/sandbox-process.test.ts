/** @jest-environment node */
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { answering } from './sandbox-process';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** Answers with each status in turn, with the last one from then on; null never answers. */
async function serve(...statuses: (number | null)[]) {
  const server = http.createServer((_, response) => {
    const status = statuses.length > 1 ? statuses.shift() : statuses[0];
    if (status) response.writeHead(status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${port}/levels`;
}

const child = { exitCode: null as number | null, kill: jest.fn(() => true) };
const waits = { hint: 100, end: 700 };
let log: jest.SpyInstance;
beforeEach(() => {
  child.kill.mockClear();
  log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
});

test('it answers after a while, and what is awaited is said meanwhile', async () => {
  const address = await serve(503, 503, 200);
  await answering(child, address, { hint: 100, end: 10_000 });

  expect(log).toHaveBeenCalledWith(
    expect.stringContaining(`still waiting for the sandbox: status 503 at ${address} after`),
  );
  expect(child.kill).not.toHaveBeenCalled();
});

test.each([
  ['an error', 500, 'status 500'],
  ['nothing', null, 'no answer'],
])('one that answers with %s to the end is stopped, with what to do', async (_, status, says) => {
  const address = await serve(status);
  await expect(answering(child, address, waits)).rejects.toThrow(
    `The sandbox is not up after 1 s: ${says} at ${address}. What it said is above.`,
  );
  expect(child.kill).toHaveBeenCalledTimes(1);
});

test('one that has ended is not awaited', async () => {
  await expect(answering({ ...child, exitCode: 3 }, 'http://127.0.0.1:9/', waits)).rejects.toThrow(
    'The sandbox ended with code 3.',
  );
});
