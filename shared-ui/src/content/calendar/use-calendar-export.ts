import { useClock, useHost, useLanguage, useStrings } from '@mrw/shared-contracts';
import { formatDate, hongKongDay } from '@mrw/shared-ui/formatters';
import { calendarFile } from './calendar-file';
import { saveFile } from './save-file';
import { calendarStrings } from './strings';

/** Something of the member that ends on a day. */
export type LastDay = {
  kind: 'points' | 'coupon' | 'ticket';
  /** The same at every export: a calendar then replaces the entry. */
  id: string;
  /** Whose it is, where the id is not unique among members. */
  of?: string;
  name: string;
  /** ISO 8601 instant. */
  end: string;
  /** Of its page. */
  path: string;
};

/**
 * Saves last days as a calendar file in the language of the page, with reminders before, and says so.
 *
 * @param title of the calendar, after the name of the app
 */
export function useCalendarExport(title: string): (items: readonly LastDay[]) => void {
  const t = useStrings(calendarStrings);
  const language = useLanguage();
  const { config, navigation, notify } = useHost();
  const clock = useClock();
  return (items) => {
    const madeAt = clock.now();
    const app = config.appName[language];
    const address = (path: string) => new URL(navigation.createHref(path), document.baseURI);
    const text = calendarFile({
      name: `${app} – ${title}`,
      language,
      madeAt,
      events: items.map(({ kind, id, of, name, end, path }) => ({
        uid: `${kind}-${of === undefined ? '' : `${of}-`}${id}@${address('/').hostname}`,
        day: hongKongDay(end),
        summary: t(`event${kind}`, { name }),
        description: t('eventText', { app }),
        reminder: t('reminder', { name, date: formatDate(end, language) }),
        url: address(path).href,
      })),
    });
    saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), fileNameOf(items, madeAt));
    notify.toast(t('saved'));
  };
}

/** One date has a file name of its own, so downloads do not replace each other. */
function fileNameOf(items: readonly LastDay[], madeAt: number): string {
  const [first, ...more] = items;
  const single = first && more.length === 0;
  return `expiring-${single ? `${first.kind}-${first.id}` : hongKongDay(madeAt)}.ics`;
}
