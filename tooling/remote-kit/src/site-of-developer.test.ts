/** @jest-environment node */
import { siteOfDeveloper } from './site-of-developer';

const answers = (policy: string, status = 200) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(new Response('', { status, headers: { 'content-security-policy': policy } }));

test('a site with developer tools names the port, and the link to a page puts the build into it', async () => {
  answers(
    "default-src 'none'; connect-src 'self' http://localhost:8091 ws://localhost:8091; object-src 'none'",
  );
  const site = await siteOfDeveloper('http://site.example:8080');
  expect(site.port).toBe(8091);
  expect(new URL(site.linkTo('/example', 'mf-example')).searchParams.get('mrw_override')).toBe(
    'mf-example@http://localhost:8091/',
  );
});

test('a site without developer tools, or that is down, is refused with the reason', async () => {
  answers("connect-src 'self'");
  await expect(siteOfDeveloper('https://site.example')).rejects.toThrow('has no developer tools');
  answers('', 503);
  await expect(siteOfDeveloper('https://site.example')).rejects.toThrow('does not answer');
});

test.each([
  ['localhost:8080', 'http://localhost:8080'],
  ['site.example', 'https://site.example'],
  ['http://site.example', 'http://site.example'],
])('%s is the site at %s', async (address, site) => {
  const asked = answers('connect-src ws://localhost:8091');
  const { linkTo } = await siteOfDeveloper(address);
  expect(asked).toHaveBeenCalledWith(site);
  expect(new URL(linkTo('/example', 'mf-example')).origin).toBe(site);
});
