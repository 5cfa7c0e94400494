import type { Command, Section } from './commands';

function job(name: string, text: string): Command {
  return {
    id: `job-${name}`,
    title: `Run the ${name} job`,
    text,
    button: 'Run',
    method: 'POST',
    path: `/sandbox/jobs/${name}`,
    fields: [],
  };
}

/** What moves the sandbox itself: data, time, faults. */
export const sandboxSections: readonly Section[] = [
  {
    id: 'outbox',
    title: 'Outbox',
    commands: [
      {
        id: 'outbox-list',
        title: 'Codes and mails',
        text: 'What would have been sent by SMS or e-mail, newest first.',
        button: 'Read again',
        method: 'GET',
        path: '/sandbox/outbox',
        fields: [],
      },
    ],
  },
  {
    id: 'time',
    title: 'Time and jobs',
    commands: [
      {
        id: 'clock',
        title: 'Set the clock',
        text: 'Seconds ahead of the real time: 130 ends a cash code, 900 a payment, 86400 is tomorrow, 0 is now.',
        button: 'Set the clock',
        method: 'POST',
        path: '/sandbox/clock',
        fields: [{ name: 'offset_s', label: 'Seconds', kind: 'number', value: '0' }],
      },
      job('renewal', 'Renews every level that is due.'),
      job('expiry', 'Lets points, coupons and tickets expire.'),
      job('birthday', 'Gives birthday rewards to members born in this month.'),
      job('erase', 'Erases accounts deleted three days ago.'),
    ],
  },
  {
    id: 'sandbox',
    title: 'Sandbox',
    commands: [
      {
        id: 'reset',
        title: 'Reset the demo data',
        text: 'Everything that happened since the last reset is lost. The clock returns to now.',
        button: 'Reset everything',
        method: 'POST',
        path: '/sandbox/reset',
        fields: [],
        confirm: 'Reset all demo data? What happened since the last reset is lost.',
      },
      {
        id: 'profile',
        title: 'Switch the profile configuration',
        text: 'The alternative hides the last name and makes the gender read-only.',
        button: 'Switch',
        method: 'POST',
        path: '/sandbox/profile',
        fields: [
          { name: 'variant', label: 'Configuration', kind: 'choice', options: ['default', 'alternative'] },
        ],
      },
      {
        id: 'faults',
        title: 'Add a fault',
        text: 'The next matching call meets it. Example: match “POST */usage_record”, mode drop_after.',
        button: 'Add the fault',
        method: 'POST',
        path: '/sandbox/faults',
        fields: [
          { name: 'match', label: 'Text in “METHOD /path?query”, * for anything', kind: 'text' },
          {
            name: 'mode',
            label: 'Mode',
            kind: 'choice',
            options: ['status', 'detail', 'delay', 'hang', 'drop_before', 'drop_after', 'answer'],
          },
          {
            name: 'value',
            label: 'Value',
            kind: 'json',
            value: '500',
            optional: true,
            hint: 'status: 500 · delay: 4000 (ms) · detail: "Coupon is used." · empty for hang and drop',
          },
          { name: 'times', label: 'Times', kind: 'number', value: '1' },
        ],
      },
      {
        id: 'clear-faults',
        title: 'Clear the faults',
        text: 'Faults that no call has met yet are dropped.',
        button: 'Clear',
        method: 'DELETE',
        path: '/sandbox/faults',
        fields: [],
      },
    ],
  },
];
