import { connect } from 'node:net';
import type { Socket } from 'node:net';
import type { TestSandbox } from '../../tools/testing/sandbox';
import { startOwnSandbox } from '../../tools/testing/use-sandbox';

jest.setTimeout(60_000);

// Written byte by byte, as no client library sends them.
let sandbox: TestSandbox;
let port = 0;
let token = '';

/** @param requestSeconds how long the API waits for a whole request */
function useApi(requestSeconds: number): void {
  beforeAll(async () => {
    sandbox = await startOwnSandbox({ requestSeconds });
    await sandbox.reset();
    port = Number(new URL(await sandbox.api.listen({ port: 0, host: '127.0.0.1' })).port);
  }, 120_000);
  beforeEach(async () => {
    token = (await sandbox.logIn('demo-level2')).tokens.access;
  });
  afterAll(() => sandbox.stop());
}

const megabyte = 1024 * 1024;
const opening = '--cut\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';

/** Sends the head of an upload; the answer ends with its body, or where the server hangs up. */
function begin(...headers: string[]): { socket: Socket; answer: Promise<string> } {
  const socket = connect(port, '127.0.0.1');
  const head = [
    'POST /customer-app/files HTTP/1.1',
    'Host: localhost',
    `Authorization: Bearer ${token}`,
    'Content-Type: multipart/form-data; boundary=cut',
    ...headers,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  const answer = new Promise<string>((resolve) => {
    let text = '';
    socket.on('data', (part) => {
      text += String(part);
      if (text.endsWith('}')) socket.destroy();
    });
    // The server may hang up while more is being sent.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(text));
  });
  return { socket, answer };
}

const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);

describe('with time for every request', () => {
  useApi(60);

  test('bytes are counted while they come in, whatever the length that was announced', async () => {
    const { socket, answer } = begin('Transfer-Encoding: chunked');
    let sent = 0;
    const size = (length: number) => `${length.toString(16)}\r\n`;
    socket.write(`${size(opening.length)}${opening}\r\n`);
    const more = (): void => {
      if (!socket.writable || sent > 60 * megabyte) return;
      sent += megabyte;
      socket.write(size(megabyte));
      socket.write(Buffer.alloc(megabyte, 7));
      socket.write('\r\n', more);
    };
    more();
    expect(statusOf(await answer)).toBe(413);
    expect(sent).toBeLessThan(50 * megabyte);
  });
});

describe('with a second for each request', () => {
  useApi(1);

  test.each([
    ['less than is sent', `Content-Length: ${opening.length}`, [400]],
    ['no number', 'Content-Length: many', [400]],
    ['below zero', 'Content-Length: -1', [400]],
    ['two lengths', 'Content-Length: 10\r\nContent-Length: 20', [400]],
    ['a length beside chunks', 'Content-Length: 10\r\nTransfer-Encoding: chunked', [400]],
  ])('an upload with a wrong Content-Length is refused: %s', async (_name, header, statuses) => {
    const { socket, answer } = begin(header);
    socket.write(`${opening}not a picture\r\n--cut--\r\n`);
    expect(statuses).toContain(statusOf(await answer));
  });

  test('an upload that announces more than it sends is given up', async () => {
    const { socket, answer } = begin(`Content-Length: ${megabyte}`);
    socket.write(`${opening}the beginning of a picture`);
    expect(statusOf(await answer)).toBe(408);
  });

  test('an upload of a byte now and then is given up, and holds nothing up meanwhile', async () => {
    const { socket, answer } = begin(`Content-Length: ${megabyte}`);
    socket.write(opening);
    const drip = setInterval(() => socket.write('x'), 100);
    expect((await sandbox.visitor.get('/levels')).status).toBe(200);
    const text = await answer;
    clearInterval(drip);
    expect(statusOf(text)).toBe(408);
    expect(text).toContain('{"detail":"The request took too long."}');
    await sandbox.reset();
    expect((await sandbox.visitor.get('/levels')).status).toBe(200);
  });
});
