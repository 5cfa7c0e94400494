import type { EmbedCommand, EmbedReport } from '@mrw/shared-contracts';
import { BehaviorSubject } from 'rxjs';
import type { Kernel } from '../../../host/create-host';
import { isWalletPath, walletStart } from './wallet-paths';

type Told = Exclude<EmbedCommand, { request_id: string }>;

/** The parts of the kernel that the partner page controls. */
type Followed = {
  host: Pick<Kernel['host'], 'language$' | 'setLanguage' | 'session$' | 'config'>;
  sessions: Pick<Kernel['sessions'], 'session$' | 'logIn' | 'logout'>;
  navigation: Pick<Kernel['navigation'], 'state$' | 'navigate'>;
  deployment: Pick<Kernel['deployment'], 'remotes$'>;
};

/** Runs the commands of the partner page on the kernel, and reports session and location. */
export function runCommands(kernel: Followed, report: (report: EmbedReport) => void) {
  const { host, sessions, navigation, deployment } = kernel;
  // Session changes run one after the other: a second code waits for the first one.
  let last = Promise.resolve();
  /** Codes with a pending outcome. */
  const codes$ = new BehaviorSubject(0);

  const changeSession = async (token: string | null) => {
    if (sessions.session$.value.kind === 'member') await sessions.logout('asked');
    if (token === null) return;
    await sessions.logIn(token, { showsRestoring: true });
    codes$.next(codes$.value - 1);
  };

  // The partner page shows the wallet: it does not open windows of the site.
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
     * Reports session and location now and on every change, and the outcome of every code.
     *
     * @returns a function that ends it
     */
    session: () => {
      let told = '';
      const tell = () => {
        const { kind } = host.session$.value;
        // A page that receives `visitor` sends another code: not reported while a code is pending, but after a
        // refusal.
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
