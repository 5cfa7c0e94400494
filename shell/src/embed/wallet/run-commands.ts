import type { EmbedCommand, EmbedReport } from '@mrw/shared-contracts';
import type { Kernel } from '../../host/create-host';

type Told = Exclude<EmbedCommand, { request_id: string }>;

/** What the page around asks for, done with the kernel; and what it is told of session and place. */
export function runCommands(kernel: Kernel, report: (report: EmbedReport) => void) {
  const { host, sessions, navigation } = kernel;
  // One change of the session after the other: a quick second code must not meet the first one halfway.
  let last = Promise.resolve();

  const changeSession = async (token: string | null) => {
    if (sessions.session$.value.kind === 'member') await sessions.logout('asked');
    if (token === null) return;
    sessions.session$.next({ kind: 'restoring' });
    await sessions.logIn(token);
  };

  return {
    run: (command: Told) => {
      switch (command.type) {
        case 'MRW_LANGUAGE':
          if (command.language !== host.language$.value) host.setLanguage(command.language);
          break;
        case 'MRW_PAGE':
          if (command.page !== pathOf(navigation)) navigation.navigate(command.page);
          break;
        case 'MRW_SESSION':
          last = last.then(() => changeSession(command.token));
          break;
      }
    },
    /** Reports session and place now and on every change. @returns a function that stops it */
    session: () => {
      let told = '';
      const sessionEnd = host.session$.subscribe(({ kind }) => {
        if (kind === 'restoring' || kind === told) return;
        told = kind;
        report({ type: 'MRW_STATE', session: kind });
      });
      const placeEnd = navigation.state$.subscribe(() => {
        report({ type: 'MRW_PAGE', page: pathOf(navigation) });
      });
      return () => {
        sessionEnd.unsubscribe();
        placeEnd.unsubscribe();
      };
    },
  };
}

const pathOf = ({ state$ }: Kernel['navigation']) => state$.value.location.pathname;
