const words = document.querySelector('#console').dataset;

const cell = (tag, text) => {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
};

const asText = (value) => (typeof value === 'string' ? value : JSON.stringify(value));

const isTable = (body) => Array.isArray(body) && body.every((row) => typeof row === 'object' && row !== null);

/** The page of a line opens beside the console. */
const linkCell = (address) => {
  const link = cell('a', words.open);
  link.href = address;
  link.target = '_blank';
  link.rel = 'noopener';
  const box = document.createElement('td');
  box.append(link);
  return box;
};

/** A list of objects becomes a table: the columns that were named, else all keys. */
const tableOf = (rows, named) => {
  const columns = named?.split(' ') ?? [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const table = document.createElement('table');
  const head = table.createTHead().insertRow();
  for (const column of columns) {
    const heading = cell('th', column);
    heading.scope = 'col';
    head.append(heading);
  }
  const body = table.createTBody();
  for (const row of rows) {
    const line = body.insertRow();
    for (const column of columns) {
      const value = row[column] ?? '';
      line.append(column === 'page' && value !== '' ? linkCell(value) : cell('td', asText(value)));
    }
  }
  const box = document.createElement('div');
  box.className = 'rows';
  box.tabIndex = 0;
  box.append(table);
  return box;
};

const show = (form, line, failed, body) => {
  const answer = form.querySelector('.answer');
  answer.classList.toggle('failed', failed);
  answer.replaceChildren(cell('p', line));
  if (body === undefined) return;
  if (!isTable(body)) answer.append(cell('pre', JSON.stringify(body, null, 2)));
  else answer.append(body.length === 0 ? cell('pre', words.empty) : tableOf(body, form.dataset.columns));
};

const valueOf = (input) => {
  if (input.dataset.kind === 'flag') return input.checked;
  if (input.dataset.kind === 'number') return Number(input.value);
  if (input.dataset.kind === 'json') return JSON.parse(input.value);
  return input.value.trim();
};

const entriesOf = (form) =>
  [...form.querySelectorAll('[data-kind]')]
    .filter((input) => input.value !== '')
    .map((input) => [input.name, valueOf(input)]);

const callOf = (form) => {
  const { method, path } = form.dataset;
  const headers = { 'accept-language': words.language };
  const entries = entriesOf(form);
  if (method !== 'POST') return [`${path}?${new URLSearchParams(entries)}`, { method, headers }];
  const body = JSON.stringify(Object.fromEntries(entries));
  return [path, { method, headers: { ...headers, 'content-type': 'application/json' }, body }];
};

const send = async (form) => {
  const button = form.querySelector('button');
  button.disabled = true;
  try {
    const response = await fetch(...callOf(form));
    const text = await response.text();
    const body = text === '' ? undefined : JSON.parse(text);
    const time = new Date().toLocaleTimeString('en-GB', { timeZone: 'Asia/Hong_Kong' });
    const outcome = response.ok ? words.done : words.refused;
    show(form, `${time} ${outcome} (${response.status})`, !response.ok, body);
  } catch (error) {
    show(form, error instanceof SyntaxError ? words.notJson : words.unreachable, true);
  } finally {
    button.disabled = false;
  }
};

for (const form of document.querySelectorAll('form.command')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { confirm: question } = form.dataset;
    if (question === undefined || window.confirm(question)) void send(form);
  });
}

for (const form of document.querySelectorAll('form[data-method="GET"]')) void send(form);
