import { html, type Html } from '../page/html';
import type { Language } from '../../platform/http/language';
import { languageSwitch, page } from '../page/layout';
import { deskView } from './desk-view';
import { partnerStrings, type PartnerWords } from './strings';
import { visitUrl } from './visit';
import { partnerPaths, type PartnerPage } from './ways';

const prices = { bag: 420, mug: 168, tea: 95 } as const;

const money = (value: number) => `HK$${value.toFixed(2)}`;

function basketView(words: PartnerWords): Html {
  const lines = (['bag', 'mug', 'tea'] as const).map(
    (item) => html`<li><span>${words.items[item]}</span><span class="num">${money(prices[item])}</span></li>`,
  );
  const total = prices.bag + prices.mug + prices.tea;
  return html`<section class="card basket">
    <h2>${words.basket}</h2>
    <ul>
      ${lines}
      <li class="total"><b>${words.total}</b><b class="num">${money(total)}</b></li>
    </ul>
    <h3>${words.applied}</h3>
    <p class="hint" id="nothing-applied">${words.nothingApplied}</p>
    <ul
      id="applied"
      aria-live="polite"
      data-coupon="${words.coupon}"
      data-cash="${words.cash}"
      data-locked="${words.locked}"
    ></ul>
  </section>`;
}

function header(words: PartnerWords, { visit, way }: PartnerPage): Html {
  const path = partnerPaths[way];
  const entry = (target: PartnerPage['way'], label: string) =>
    html`<li>
      <a href="${visitUrl(partnerPaths[target], visit)}" ${target === way && html`aria-current="page"`}
        >${label}</a
      >
    </li>`;
  return html`<header class="mall-header">
    <div class="mall-bar">
      <h1>${words.shop}</h1>
      ${languageSwitch(visit.language, (language: Language) => visitUrl(path, { ...visit, language }))}
    </div>
    <p>${words.tagline}</p>
    <nav class="tabs" aria-label="${words.pages}">
      <ul>
        ${entry('frame', words.frame)}${entry('embed', words.embed)}${entry('inline', words.inline)}
      </ul>
    </nav>
  </header>`;
}

/** A page of the partner's shop: basket, wallet, and the desk that drives the shop's answers. */
export function partnerPage(parts: PartnerPage): string {
  const { visit, way, wallet, head } = parts;
  const words = partnerStrings[visit.language];
  const body = html`${header(words, parts)}
    <div class="columns ${way}">
      <div class="shop">
        ${basketView(words)}
        <section class="card wallet">
          <h2>${words.wallet}</h2>
          ${parts.refused && html`<p class="alert" role="alert">${words.refused}</p>`} ${wallet}
        </section>
      </div>
      ${deskView(words, parts)}
    </div>`;
  return page({
    language: visit.language,
    title: words.shop,
    body,
    width: 'mall',
    styles: ['partner.css'],
    scripts: way === 'frame' ? ['frame.js'] : [],
    ...(head && { head }),
  });
}
