import { durationOf, reminderHours } from './reminders';

/** A date that can be exported to a calendar. */
export type CalendarEvent = {
  /** Stable for the same entry: a calendar then replaces it instead of adding another. */
  uid: string;
  /** `2026-12-03`; the entry lasts the whole day. */
  day: string;
  summary: string;
  description: string;
  /** The text of a reminder, independent of its day. */
  reminder: string;
  url: string;
};

type Calendar = {
  name: string;
  language: string;
  events: readonly CalendarEvent[];
  /** Milliseconds since 1970. */
  madeAt: number;
};

/** An iCalendar file (RFC 5545): lines end with CRLF and none is longer than 75 octets. */
export function calendarFile({ name, language, events, madeAt }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Member Rewards Web//Expiry centre//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap((event) => eventLines(event, madeAt, language)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines(event: CalendarEvent, madeAt: number, language: string): string[] {
  const stamp = new Date(madeAt).toISOString().replace(/[-:]|\.\d+/g, '');
  const summary = `SUMMARY;LANGUAGE=${language}:${escaped(event.summary)}`;
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(event.day)}`,
    // The end of a whole day is the day after it (RFC 5545 3.6.1).
    `DTEND;VALUE=DATE:${compact(dayAfter(event.day))}`,
    summary,
    `DESCRIPTION;LANGUAGE=${language}:${escaped(event.description)}`,
    `URL:${event.url}`,
    'TRANSP:TRANSPARENT',
    ...reminderHours(event.day, madeAt).flatMap((hours) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      // Relative to midnight at the beginning of the day.
      `TRIGGER:${durationOf(hours)}`,
      `DESCRIPTION:${escaped(event.reminder)}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ];
}

const compact = (day: string): string => day.replace(/-/g, '');

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

/** Text values (RFC 5545 3.3.11). */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r\n|\r|\n/g, '\\n');
}

const longestLine = 75;

/** Folds a long line with CRLF and a blank (RFC 5545 3.1). The blank counts, and no character is split. */
function folded(line: string): string {
  let result = '';
  let length = 0;
  for (const character of line) {
    const octets = new TextEncoder().encode(character).length;
    if (length + octets > longestLine) {
      result += '\r\n ';
      length = 1;
    }
    result += character;
    length += octets;
  }
  return result;
}
