import type { Row } from '../../../platform/db/schema';
import { dayOf, isoMoment } from '../../../platform/calendar/hong-kong';
import { say, type Language } from '../../../platform/http/language';
import type { Localized } from '../../../platform/db/schema/columns';
import type { PassContent, PassField } from '../content';
import type { GooglePasses } from '../settings';
import { passTexts } from '../texts';

const types = { card: 'loyalty', coupon: 'generic', ticket: 'generic' } as const;

/** The classes that all passes belong to, made before the first of them. */
export function passClasses({ issuer }: GooglePasses, logo: string) {
  const name = passTexts.issuer.en;
  const image = { sourceUri: { uri: logo } };
  return [
    {
      type: 'loyalty',
      body: {
        id: `${issuer}.card`,
        issuerName: name,
        programName: name,
        programLogo: image,
        reviewStatus: 'UNDER_REVIEW',
      },
    },
    { type: 'generic', body: { id: `${issuer}.item` } },
  ];
}

/** How Google draws the code; without its text beneath where that would be no help. */
const codeTypes = {
  QR: 'QR_CODE',
  TEXT: 'TEXT_ONLY',
  EAN13: 'EAN_13',
  UPCA: 'UPC_A',
  CODE39: 'CODE_39',
  CODE128: 'CODE_128',
} as const;

type Pass = Pick<Row<'wallet_passes'>, 'serial' | 'language'>;

/** A pass as an object of Google's API, in the language that its member had. @returns its type and its body */
export function passObject(content: PassContent, { serial, language }: Pass, { issuer }: GooglePasses) {
  const text = (value: Localized) => ({ defaultValue: { language, value: say(value, language) } });
  const { code, endsAt, fields } = content;
  const onFront = fields.find(({ key, place }) => key === 'points' && place === 'top');
  const shared = {
    id: `${issuer}.${serial}`,
    state: content.isVoid ? 'INACTIVE' : 'ACTIVE',
    // Null takes away what a wallet has.
    barcode: code && {
      type: codeTypes[code.format],
      value: code.text,
      ...(content.kind === 'card' ? {} : { alternateText: code.text }),
    },
    ...(endsAt && { validTimeInterval: { end: { date: isoMoment(endsAt) } } }),
    textModulesData: fields
      .filter((field) => field !== onFront && field.key !== 'name' && field.key !== 'code')
      .map((field) => moduleOf(field, language)),
  };
  const type = types[content.kind];
  if (type === 'loyalty')
    return {
      type,
      body: {
        ...shared,
        classId: `${issuer}.card`,
        loyaltyPoints: onFront
          ? { label: say(onFront.label, language), balance: { int: Number(onFront.value) } }
          : null,
      },
    };
  return {
    type,
    body: {
      ...shared,
      classId: `${issuer}.item`,
      cardTitle: text(passTexts.issuer),
      header: text(content.name),
      hexBackgroundColor: '#0B5D51',
    },
  };
}

const moduleOf = ({ key, label, value }: PassField, language: Language) => ({
  id: key,
  header: say(label, language),
  body:
    value instanceof Date
      ? dayOf(value)
      : typeof value === 'number'
        ? value.toLocaleString('en')
        : say(value, language),
});
