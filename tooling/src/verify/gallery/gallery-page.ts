import type { Shot } from './shots';

const filters = { owner: 'Package', language: 'Language', width: 'Width', scheme: 'Scheme', state: 'State' };

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<"]/g, (character) => escapes[character] ?? character);

const option = (value: string) => `<option value="${escaped(value)}">${escaped(value)}</option>`;

function select(field: keyof typeof filters, shots: readonly Shot[]): string {
  const values = [...new Set(shots.map((shot) => String(shot[field])))].filter((value) => value !== '');
  const first = field === 'state' ? '<option value="-">the usual one</option>' : '';
  return `<label>${filters[field]} <select name="${field}"><option value="">all</option>${first}${values.map(option).join('')}</select></label>`;
}

function figure(shot: Shot): string {
  const { file, owner, path, state, language, width, scheme } = shot;
  const name = state === '' ? path : `${path} - ${state}`;
  const facts = `${owner}, ${language}, ${width} px, ${scheme}`;
  const data = Object.keys(filters).map(
    (field) => `data-${field}="${escaped(String(shot[field as keyof typeof filters]) || '-')}"`,
  );
  return `<figure ${data.join(' ')}>
<figcaption><b>${escaped(name)}</b><br>${escaped(facts)}</figcaption>
<a href="shots/${file}"><img src="shots/${file}" alt="${escaped(`${name}, ${facts}`)}" loading="lazy" width="${width / 3}"></a>
</figure>`;
}

/** @returns the page that shows all pictures; without scripts it shows them too, only unfiltered */
export function galleryPage(shots: readonly Shot[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Gallery of all screens</title>
<style>
body { margin: 0; font: 14px/1.4 system-ui, sans-serif; color: #17201e; background: #f6f8f6 }
header { position: sticky; top: 0; padding: 8px 16px; background: #fff; border-bottom: 1px solid #778580 }
h1 { font-size: 18px; margin: 0 0 8px }
form { display: flex; flex-wrap: wrap }
label { margin-right: 16px }
select { font: inherit; max-width: 180px }
main { display: flex; flex-wrap: wrap; align-items: flex-start; padding: 16px }
figure { margin: 0 16px 24px 0 }
figcaption { max-width: 480px; padding-bottom: 4px }
img { display: block; border: 1px solid #778580; height: auto }
[hidden] { display: none }
</style>
<header>
<h1>Gallery of all screens <small role="status">${shots.length} pictures</small></h1>
<form>${(['owner', 'language', 'width', 'scheme', 'state'] as const).map((field) => select(field, shots)).join('\n')}</form>
</header>
<main>
${shots.map(figure).join('\n')}
</main>
<script>
const form = document.querySelector('form');
const figures = [...document.querySelectorAll('figure')];
const show = () => {
  const wanted = [...new FormData(form)].filter(([, value]) => value !== '');
  for (const figure of figures) figure.hidden = wanted.some(([name, value]) => figure.dataset[name] !== value);
  document.querySelector('[role=status]').textContent = figures.filter((figure) => !figure.hidden).length + ' pictures';
  history.replaceState(null, '', '#' + new URLSearchParams(wanted));
};
for (const [name, value] of new URLSearchParams(location.hash.slice(1)))
  if (form.elements[name]) form.elements[name].value = value;
form.addEventListener('change', show);
show();
</script>
</html>
`;
}
