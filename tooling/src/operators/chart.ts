import { html, type Html } from './html';
import type { Chart, Line } from './series';
import { clockTime } from './words';

const width = 360;
const height = 180;
const edge = { left: 44, right: 10, top: 12, bottom: 26 };
const plot = { width: width - edge.left - edge.right, height: height - edge.top - edge.bottom };

/** A chart as a picture with a legend, and its figures as a table behind it. */
export function chartView(chart: Chart): Html {
  const { id, title, unit, times, lines } = chart;
  const seen = lines.filter(({ values }) => values.some((value) => value !== null));
  if (seen.length === 0)
    return html`<figure class="chart">
      <figcaption>${title}</figcaption>
      <p class="quiet">Too few visits yet.</p>
    </figure>`;
  const top = roundUp(Math.max(...seen.flatMap(({ values }) => values.map((value) => value ?? 0))));
  const x = (index: number) => edge.left + (plot.width * (index + 0.5)) / times.length;
  const y = (value: number) => edge.top + plot.height * (1 - value / top);
  const grid = [0, 0.5, 1].map(
    (part) =>
      html`<line
          class="grid"
          x1="${edge.left}"
          x2="${width - edge.right}"
          y1="${y(part * top)}"
          y2="${y(part * top)}"
        />
        <text class="label" x="${edge.left - 6}" y="${y(part * top) + 4}" text-anchor="end"
          >${figure(part * top)}</text
        >`,
  );
  const marks = [0, Math.floor(times.length / 2), times.length - 1].map(
    (index, place) =>
      html`<text
        class="label"
        x="${x(index)}"
        y="${height - 8}"
        text-anchor="${['start', 'middle', 'end'][place] ?? ''}"
        >${clockTime(times[index] ?? 0)}</text
      >`,
  );
  return html`<figure class="chart">
    <figcaption>${title}${unit ? `, ${unit}` : ''}</figcaption>
    <svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${summary(chart, seen)}">
      ${grid}${marks}${lines.map((line, index) => lineView(line, index, { x, y }))}
    </svg>
    <ul class="legend">
      ${lines.map(
        ({ version }, index) =>
          html`<li>
            <svg viewBox="0 0 24 12" aria-hidden="true">
              <line class="line line-${index}" x1="1" x2="23" y1="6" y2="6" />
              ${marker(12, 6, index)}</svg
            >${version}
          </li>`,
      )}
    </ul>
    <details>
      <summary>Figures<span class="hidden">: ${title}</span></summary>
      <div class="scroll" tabindex="0" role="region" aria-labelledby="figures-${id}">
        <table>
          <caption id="figures-${id}">
            ${title}${unit ? `, ${unit}` : ''}
          </caption>
          <thead>
            <tr>
              <th scope="col">from (UTC)</th>
              ${lines.map(({ version }) => html`<th scope="col">${version}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${times.map(
              (time, index) =>
                html`<tr>
                  <th scope="row">${clockTime(time)}</th>
                  ${lines.map(({ values }) => html`<td>${figure(values[index] ?? null)}</td>`)}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </details>
  </figure>`;
}

type Scale = { x(index: number): number; y(value: number): number };

/** Points that follow each other are joined; a gap stays one. */
function lineView({ values }: Line, number: number, { x, y }: Scale): Html {
  const path = values
    .map((value, index) => {
      if (value === null) return '';
      const joins = (values[index - 1] ?? null) !== null;
      return `${joins ? 'L' : 'M'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`;
    })
    .join('');
  const markers = values.map((value, index) =>
    value === null ? html`` : marker(Number(x(index).toFixed(1)), Number(y(value).toFixed(1)), number),
  );
  return html`<path class="line line-${number}" d="${path}" />${markers}`;
}

/** Each version has a form of its own, not only a colour. */
function marker(x: number, y: number, number: number): Html {
  const forms = [
    `M${x - 3} ${y}a3 3 0 1 0 6 0a3 3 0 1 0 -6 0`,
    `M${x - 3} ${y - 3}h6v6h-6z`,
    `M${x} ${y - 4}l4 7h-8z`,
    `M${x} ${y - 4}l4 4l-4 4l-4 -4z`,
  ];
  return html`<path class="marker line-${number}" d="${forms[number % forms.length] ?? ''}" />`;
}

function summary({ title, unit }: Chart, lines: readonly Line[]): string {
  const last = lines.map(
    ({ version, values }) =>
      `${version} ${figure(values.findLast((value) => value !== null) ?? null)} ${unit}`,
  );
  return `${title}. Last values: ${last.join(', ').trim()}. All figures are in the table below.`;
}

export const figure = (value: number | null) => {
  if (value === null) return '–';
  if (value >= 1_000) return Math.round(value).toLocaleString('en');
  return String(Number(value.toPrecision(value < 1 ? 2 : 3)));
};

/** The next of 1, 2, 5, 10 … */
function roundUp(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5, 10].find((factor) => factor * power >= value) ?? 10) * power;
}
