import { useHost, useLanguage, useStrings } from '@mrw/shared-contracts';
import { formatDate, hongKongDay } from '@mrw/shared-ui/formatters';
import { useMember } from '@mrw/shared-ui/member';
import { calendarFile } from './calendar-file';
import { pageOf, type Expiring } from './expiring';
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
        // Points have a member and a day, coupons and tickets an id.
        uid: `${item.kind}-${item.kind === 'points' ? `${uid}-${item.day}` : item.id}@${address('/').hostname}`,
        day: item.day,
        summary: t(`event${item.kind}`, { name: nameOf(item) }),
        description: t('eventText', { app }),
        reminder: t('reminder', { name: nameOf(item), date: formatDate(item.end, language) }),
        url: address(pageOf(item)).href,
      })),
    });
    saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), fileNameOf(items));
    notify.toast(t('saved'));
  };
}

/** One date has a file name of its own, so downloads do not replace each other. */
function fileNameOf(items: readonly Expiring[]): string {
  const [first, ...more] = items;
  const single = first && more.length === 0;
  return `expiring-${single ? `${first.kind}-${first.id}` : hongKongDay(Date.now())}.ics`;
}
