import { useHost, useLanguage, useStrings } from '@mrw/shared-contracts';
import { hongKongDay } from '@mrw/shared-ui/formatters';
import { useMember } from '../member/member-context';
import { calendarFile } from './calendar-file';
import type { Expiring } from './expiring';
import { saveFile } from './save-file';
import { expiryCentreStrings } from './strings';
import { useExpiringName } from './use-expiring-name';

/** Saves dates as a calendar file in the language of the page. */
export function useCalendarExport(): (items: readonly Expiring[]) => void {
  const t = useStrings(expiryCentreStrings);
  const language = useLanguage();
  const { config, navigation, notify } = useHost();
  const { uid } = useMember();
  const nameOf = useExpiringName();
  return (items) => {
    const app = config.appName[language];
    const address = (path: string) => new URL(navigation.createHref(path), document.baseURI);
    const text = calendarFile({
      name: `${app} – ${t('title')}`,
      language,
      madeAt: Date.now(),
      events: items.map((item) => ({
        // Points belong to a member and a day, coupons and tickets have a number of their own.
        uid: `${item.kind}-${item.kind === 'points' ? `${uid}-${item.day}` : item.id}@${address('/').hostname}`,
        day: item.day,
        summary: t(`event${item.kind}`, {
          name: nameOf(item),
          count: item.kind === 'points' ? item.points : 1,
        }),
        description: t('eventText', { app }),
        url: address('/expiry_centre').href,
      })),
    });
    saveFile(
      new Blob([text], { type: 'text/calendar;charset=utf-8' }),
      `expiring-${hongKongDay(Date.now())}.ics`,
    );
    notify.toast(t('saved'));
  };
}
