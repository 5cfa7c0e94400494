import { missing } from './page-facts';

const head = '<meta property="og:url" content="https://rewards.test/home" data-page-head>';
const remote = '<div data-remote="mf-offers"><div><h1>Offers</h1></div></div>';

test.each([
  ['nothing of a whole page', head, remote, ''],
  ['nothing of a page that is not listed', '<meta name="robots" content="noindex">', remote, ''],
  ['the shell', head, '', 'the shell'],
  ['the shell behind the first frame', head, '<div class="first-frame"></div>', 'the shell'],
  ['a remote', head, '<main></main>', 'a remote'],
  ['the remote by its name', head, '<div data-remote="mf-offers"><div></div></div>', 'mf-offers'],
  ['what loads', head, `${remote}<p aria-busy="true"></p>`, 'something that loads'],
  ['the head, as long as it is that of the document', '<meta property="og:type">', remote, 'its head'],
])('%s is missing', (_, written, view, said) => {
  document.head.innerHTML = written;
  document.body.innerHTML = `<div id="root">${view}</div>`;
  expect(missing()).toBe(said);
});
