import type { EmbedCommand, EmbedReport } from '@mrw/shared-contracts';
import { BehaviorSubject } from 'rxjs';
import type { Kernel } from '../../host/create-host';
import { isWalletPath, walletStart } from './wallet-paths';

type Told = Exclude<EmbedCommand, { request_id: string }>;

/** What of the kernel follows the page around. */
type Followed = {
  host: Pick<Kernel['host'], 'language$' | 'setLanguage' | 'session$' | 'config'>;
  sessions: Pick<Kernel['sessions'], 'session$' | 'logIn' | 'logout'>;
  navigation: Pick<Kernel['navigation'], 'state$' | 'navigate'>;
  deployment: Pick<Kernel['deployment'], 'remotes$'>;
};

/** What the page around asks for, done with the kernel; and what it is told of session and place. */
export function runCommands(kernel: Followed, report: (report: EmbedReport) => void) {
  const { host, sessions, navigation, deployment } = kernel;
  // One change of the session after the other: a quick second code must not meet the first one halfway.
  let last = Promise.resolve();
  /** Codes whose outcome is still open. */
  const codes$ = new BehaviorSubject(0);

  const changeSession = async (token: string | null) => {
    if (sessions.session$.value.kind === 'member') await sessions.logout('asked');
    if (token === null) return;
    sessions.session$.next({ kind: 'restoring' });
    await sessions.logIn(token);
    codes$.next(codes$.value - 1);
  };

  // The page around shows the wallet: it opens no windows with the rest of the site.
  const ownPage = (page: string) => {
    const [path = page] = page.split(/[?#]/, 1);
    return isWalletPath(path, deployment.remotes$.value, host.config.flags) ? page : walletStart;
  };

  return {
    run: (command: Told) => {
      switch (command.type) {
        case 'MRW_LANGUAGE':
          if (command.language !== host.language$.value) host.setLanguage(command.language);
          break;
        case 'MRW_PAGE':
          if (command.page !== pathOf(navigation)) navigation.navigate(ownPage(command.page));
          break;
        case 'MRW_SESSION':
          if (command.token !== null) codes$.next(codes$.value + 1);
          last = last.then(() => changeSession(command.token));
          break;
      }
    },
    /**
     * Reports session and place now and on every change, and what came of every code.
     *
     * @returns a function that stops it
     */
    session: () => {
      let told = '';
      const tell = () => {
        const { kind } = host.session$.value;
        // A page that hears of a visitor sends another code: not while one is on its way, but once it was refused.
        if (codes$.value > 0) told = '';
        else if (kind !== 'restoring' && kind !== told) {
          told = kind;
          report({ type: 'MRW_STATE', session: kind });
        }
      };
      const ends = [
        host.session$.subscribe(tell),
        codes$.subscribe(tell),
        navigation.state$.subscribe(() => {
          report({ type: 'MRW_PAGE', page: pathOf(navigation) });
        }),
      ];
      return () => {
        for (const end of ends) end.unsubscribe();
      };
    },
  };
}

const pathOf = ({ state$ }: Followed['navigation']) => state$.value.location.pathname;
