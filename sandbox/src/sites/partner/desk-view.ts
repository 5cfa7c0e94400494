import { html, type Html } from '../page/html';
import { demoMembers } from '../sign-on/demo-members';
import type { PartnerWords } from './strings';
import type { WalletPage } from './visit';
import { partnerPaths, type PartnerPage } from './ways';

const answers = ['SUCCESS', 'FAILED_WITH_ERROR', 'FAILED', 'SILENT'] as const;
const walletPages: readonly WalletPage[] = ['myCoupon', 'coupon', 'cash'];

function option(value: string, label: string, chosen: boolean): Html {
  return html`<option value="${value}" ${chosen && html`selected`}>${label}</option>`;
}

function memberForm(words: PartnerWords, { visit, way, signOnUrl }: PartnerPage): Html {
  const members = Object.keys(demoMembers).map((login) => option(login, login, login === visit.member));
  const visitorName = visit.token === undefined ? words.visitor : words.fromSignOn;
  return html`<form method="get" action="${partnerPaths[way]}">
    <input type="hidden" name="locale" value="${visit.language}" />
    <div class="field">
      <label for="member">${words.member}</label>
      <select id="member" name="member">
        ${option('visitor', visitorName, visit.member === undefined)} ${members}
      </select>
    </div>
    <div class="field">
      <label for="page">${words.page}</label>
      <select id="page" name="page">
        ${walletPages.map((name) => option(name, words.walletPages[name], name === visit.page))}
      </select>
    </div>
    <button class="button filled">${words.open}</button>
    <p class="aside"><a href="${signOnUrl}">${words.signOn}</a></p>
  </form>`;
}

function answerForm(words: PartnerWords): Html {
  const choices = answers.map(
    (answer, at) =>
      html`<label class="choice">
        <input type="radio" name="answer" value="${answer}" ${at === 0 && html`checked`} />
        <span>${words.answers[answer]}</span>
      </label>`,
  );
  return html`<form id="answers">
    <fieldset>
      <legend>${words.answer}</legend>
      ${choices}
      <div class="field">
        <label for="error-text">${words.errorText}</label>
        <input id="error-text" type="text" value="${words.errorExample}" />
      </div>
    </fieldset>
  </form>`;
}

/** The member of the wallet, the responses of the shop, and every message in both directions. */
export function deskView(words: PartnerWords, parts: PartnerPage): Html {
  return html`<section class="card desk" aria-labelledby="desk-title">
    <h2 id="desk-title">${words.desk}</h2>
    ${memberForm(words, parts)} ${answerForm(words)}
    <h3 id="log-title">${words.log}</h3>
    <p class="hint" id="log-empty">${words.logEmpty}</p>
    <div id="log-box" role="log" aria-labelledby="log-title" tabindex="0" hidden>
      <ol
        id="log"
        data-received="${words.received}"
        data-sent="${words.sent}"
        data-ignored="${words.ignored}"
      ></ol>
    </div>
    <button class="button quiet" id="clear-log" type="button" hidden>${words.clear}</button>
  </section>`;
}
