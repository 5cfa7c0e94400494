import { commandOf } from './commands';
import { html, type Part } from './html';
import { overviewView } from './overview-page';
import { packageView } from './package-page';
import { outcomeView, questionView, tokenView } from './question-page';
import { readOverview, readPackage } from './read-page';
import type { Session } from './session';
import type { Sources } from './sources';

/** What was asked of the service, without the connection. */
export type Asked = {
  method: string;
  url: URL;
  host: string | undefined;
  originOfForm: string | undefined;
  cookies: string | undefined;
  form(): Promise<URLSearchParams>;
};

export type Service = Sources & {
  /** Address in the browser: `http://127.0.0.1:4005`. Requests for another one are refused. */
  origin: string;
  session: Session;
};

export type Answer =
  { kind: 'page'; status: number; title: string; body: Part } | { kind: 'home'; cookie: string };

const page = (status: number, title: string, body: Part): Answer => ({ kind: 'page', status, title, body });
const noSuchPage = page(
  404,
  'Not here',
  html`<p>There is no such page, and no such package in this environment.</p>`,
);

export async function answerOf(asked: Asked, service: Service): Promise<Answer> {
  const { method, url, host, cookies } = asked;
  const { origin, session } = service;
  // Another name for this address would make a foreign page an own one (DNS rebinding).
  if (host !== new URL(origin).host)
    return page(421, 'Another address', html`<p>This service answers at ${origin}.</p>`);
  if (method === 'POST') return answerForm(asked, service);
  if (method !== 'GET') return page(405, 'Not possible', html`<p>GET and POST only.</p>`);
  const token = url.searchParams.get('token');
  if (token !== null) return entered(token, service);
  return session.isVisitor(cookies) ? answerPage(url, service) : page(401, 'Token', tokenView(false));
}

/** Keeps the token out of the address. */
const entered = (token: string, { session, origin }: Service): Answer =>
  session.isToken(token)
    ? { kind: 'home', cookie: session.setCookie(origin.startsWith('https:')) }
    : page(401, 'Token', tokenView(true));

async function answerPage(url: URL, service: Service): Promise<Answer> {
  const now = Date.now();
  if (url.pathname === '/') return page(200, 'What is live', overviewView(await readOverview(service, now)));
  if (url.pathname === '/confirm') return question(url.searchParams, service);
  const [, name] = /^\/packages\/([\w-]+)$/.exec(url.pathname) ?? [];
  const asks = Number(url.searchParams.get('hours'));
  const hours = [1, 6, 24, 168].includes(asks) ? asks : 24;
  const view = name ? await readPackage(service, name, { now, hours }) : null;
  return view ? page(200, view.name, packageView(view)) : noSuchPage;
}

const titleOf = (form: URLSearchParams) => `${form.get('action') ?? ''} ${form.get('package') ?? ''}`.trim();

async function question(form: URLSearchParams, { deployments, session }: Service): Promise<Answer> {
  const { revision, environment } = await deployments.read();
  try {
    const asked = { form, revision, token: session.form, environment };
    return page(200, `${titleOf(form)}?`, questionView(asked));
  } catch (error) {
    return page(400, titleOf(form), outcomeView('bad', [textOf(error)], form.get('package') ?? ''));
  }
}

async function answerForm(asked: Asked, service: Service): Promise<Answer> {
  const { originOfForm, url, cookies } = asked;
  const { session, origin } = service;
  // The form of another page has that page's Origin, or none that says anything.
  if (originOfForm !== origin) return page(403, 'Refused', html`<p>This form came from another page.</p>`);
  const form = await asked.form();
  if (url.pathname === '/session') return entered(form.get('token') ?? '', service);
  if (!session.isVisitor(cookies) || !session.isForm(form.get('token')))
    return page(401, 'Token', tokenView(false));
  return url.pathname === '/act' ? act(form, service) : noSuchPage;
}

async function act(form: URLSearchParams, { deployments, run }: Service): Promise<Answer> {
  const name = form.get('package') ?? '';
  try {
    const { revision } = await deployments.read();
    if (String(revision) !== form.get('revision'))
      throw new Error('Something was changed meanwhile, so nothing was done. Look at the package again.');
    return page(200, titleOf(form), outcomeView('good', await run(commandOf(form)), name));
  } catch (error) {
    return page(409, titleOf(form), outcomeView('bad', [textOf(error)], name));
  }
}

export const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
