import { htmlLang, type Language } from '@mrw/shared-contracts';

/** An instant: a Date, milliseconds since 1970, or an ISO 8601 text with an offset. */
export type Instant = Date | number | string;

const locale: Readonly<Record<Language, string>> = { ...htmlLang, en: 'en-GB' };

const parts = {
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  monthYear: { month: 'long', year: 'numeric' },
  month: { month: 'short' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} as const;

/** `3 Dec 2026`, `2026年12月3日`; the day in Hong Kong. An unreadable instant gives an empty text. */
export function formatDate(instant: Instant, language: Language): string {
  return format(instant, language, 'date');
}

/** `14:32` in Hong Kong. An unreadable instant gives an empty text. */
export function formatTime(instant: Instant, language: Language): string {
  return format(instant, language, 'time');
}

/** `3 Dec 2026, 14:32`, `2026年12月3日 14:32`, in Hong Kong. An unreadable instant gives an empty text. */
export function formatDateTime(instant: Instant, language: Language): string {
  const day = formatDate(instant, language);
  if (day === '') return '';
  return `${day}${language === 'en' ? ', ' : ' '}${formatTime(instant, language)}`;
}

/** `December 2026`, `2026年12月`. An unreadable instant gives an empty text. */
export function formatMonthYear(instant: Instant, language: Language): string {
  return format(instant, language, 'monthYear');
}

/** `Dec`, `12月`. An unreadable instant gives an empty text. */
export function formatMonth(instant: Instant, language: Language): string {
  return format(instant, language, 'month');
}

/** @returns milliseconds since 1970, or NaN when the text is no instant */
export function toMilliseconds(instant: Instant): number {
  return instant instanceof Date ? instant.getTime() : new Date(instant).getTime();
}

function format(instant: Instant, language: Language, kind: keyof typeof parts): string {
  const time = toMilliseconds(instant);
  return Number.isNaN(time) ? '' : formatter(language, kind).format(time);
}

const made = new Map<string, Intl.DateTimeFormat>();

function formatter(language: Language, kind: keyof typeof parts): Intl.DateTimeFormat {
  const key = `${language} ${kind}`;
  const known = made.get(key);
  if (known) return known;
  const fresh = new Intl.DateTimeFormat(locale[language], { ...parts[kind], timeZone: 'Asia/Hong_Kong' });
  made.set(key, fresh);
  return fresh;
}
