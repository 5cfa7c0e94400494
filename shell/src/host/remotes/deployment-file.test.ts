import { readDeploymentFile } from './deployment-file';

const url = 'http://shop.test/deployment.json';
const answering = (answer: object) => {
  const send = jest.fn(() => Promise.resolve(answer));
  Object.assign(globalThis, { fetch: send });
  return send;
};

test('the manifest is read past every cache', async () => {
  const send = answering({ ok: true, json: () => Promise.resolve({ remotes: {} }) });
  expect(await readDeploymentFile(url)).toEqual({ remotes: {} });
  expect(send).toHaveBeenCalledWith(url, { cache: 'no-store' });
});

test('an answer that is no manifest says which, and with what status', async () => {
  answering({ ok: false, status: 503 });
  await expect(readDeploymentFile(url)).rejects.toThrow(`${url} answered 503`);
});
