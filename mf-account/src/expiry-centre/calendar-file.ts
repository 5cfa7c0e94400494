/** A day that is worth an entry in a calendar. */
export type CalendarEvent = {
  /** The same whenever the same thing is exported: a calendar then replaces its entry. */
  uid: string;
  /** `2026-12-03`; the entry lasts the whole day. */
  day: string;
  summary: string;
  description: string;
  url: string;
};

type Calendar = {
  name: string;
  language: string;
  events: readonly CalendarEvent[];
  /** Milliseconds since 1970. */
  madeAt: number;
};

/** Days before the event on which the calendar reminds. */
const reminders = [3, 1] as const;

/** An iCalendar file (RFC 5545): lines end with CRLF and none is longer than 75 octets. */
export function calendarFile({ name, language, events, madeAt }: Calendar): string {
  const stamp = new Date(madeAt).toISOString().replace(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Member Rewards Web//Expiry centre//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap((event) => eventLines(event, stamp, language)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines(event: CalendarEvent, stamp: string, language: string): string[] {
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
    ...reminders.flatMap((days) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `TRIGGER:-P${days}D`,
      `DESCRIPTION:${escaped(event.summary)}`,
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

/** A line that is too long goes on after CRLF and a blank; the blank counts, and no character is torn apart. */
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
