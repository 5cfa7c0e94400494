import type { Section } from './commands';

const cashCode = { name: 'code', label: 'Code under the QR code', kind: 'text' } as const;

/** What a cashier does. */
export const staffSections: readonly Section[] = [
  {
    id: 'till',
    title: 'Till',
    commands: [
      {
        id: 'scan',
        title: 'Scan a cash code',
        text: 'From here on the member can no longer cancel.',
        button: 'Scan',
        method: 'POST',
        path: '/sandbox/staff/scan',
        fields: [cashCode],
      },
      {
        id: 'confirm',
        title: 'Confirm the payment',
        text: 'The held points are spent.',
        button: 'Confirm',
        method: 'POST',
        path: '/sandbox/staff/confirm',
        fields: [cashCode],
      },
      {
        id: 'staff-coupon',
        title: 'Use a coupon or ticket by its code',
        text: 'What a merchant does when the member shows the code.',
        button: 'Use',
        method: 'POST',
        path: '/sandbox/staff/coupon',
        fields: [{ name: 'code', label: 'Coupon code', kind: 'text' }],
      },
    ],
  },
];
