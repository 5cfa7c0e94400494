import { languages, say, type Language } from '../../../platform/http/language';
import { isoMoment } from '../../../platform/calendar/hong-kong';
import type { PassContent, PassField } from '../content';
import { passTexts } from '../texts';

type About = {
  serial: string;
  token: string;
  /** Where the phone asks for updates, without `/v1`. */
  service: string;
  passType: string;
  team: string;
};

const styles = { card: 'storeCard', coupon: 'coupon', ticket: 'eventTicket' } as const;
const places = {
  top: 'headerFields',
  main: 'primaryFields',
  side: 'secondaryFields',
  back: 'backFields',
} as const;

/** The files of a pass that say what it is: `pass.json`, and its texts in each language. */
export function passFiles(content: PassContent, about: About): ReadonlyMap<string, Buffer> {
  const json = Buffer.from(JSON.stringify(passJson(content, about)));
  const texts = languages.map(
    (language) => [`${language}.lproj/pass.strings`, Buffer.from(stringsOf(content, language))] as const,
  );
  return new Map([['pass.json', json], ...texts]);
}

function passJson(content: PassContent, { serial, token, service, passType, team }: About) {
  const { code } = content;
  return {
    formatVersion: 1,
    passTypeIdentifier: passType,
    teamIdentifier: team,
    serialNumber: serial,
    authenticationToken: token,
    webServiceURL: service,
    organizationName: passTexts.issuer.en,
    logoText: 'issuer',
    description: 'name',
    foregroundColor: 'rgb(255, 255, 255)',
    labelColor: 'rgb(206, 232, 224)',
    backgroundColor: 'rgb(11, 93, 81)',
    sharingProhibited: true,
    voided: content.isVoid,
    ...(content.endsAt === null ? {} : { expirationDate: isoMoment(content.endsAt) }),
    ...(code === null || code.format === 'TEXT' ? {} : { barcodes: [barcode(code)] }),
    [styles[content.kind]]: Object.fromEntries(
      Object.entries(places).map(([place, name]) => [
        name,
        content.fields.filter((field) => field.place === place).map(fieldJson),
      ]),
    ),
  };
}

/** Phones of Apple draw no EAN, UPC or Code 39: tills read the same digits from Code 128, and a person from the text. */
const barcode = ({ text, format }: NonNullable<PassContent['code']>) =>
  format === 'QR'
    ? { format: 'PKBarcodeFormatQR', message: text, messageEncoding: 'iso-8859-1' }
    : { format: 'PKBarcodeFormatCode128', message: text, messageEncoding: 'iso-8859-1', altText: text };

const fieldJson = ({ key, value }: PassField) => ({
  key,
  label: `${key}.label`,
  ...(value instanceof Date
    ? { value: isoMoment(value), dateStyle: 'PKDateStyleMedium', ignoresTimeZone: true }
    : { value: typeof value === 'number' ? value : `${key}.value` }),
});

function stringsOf({ name, fields }: PassContent, language: Language): string {
  const texts = [
    ['issuer', say(passTexts.issuer, language)],
    ['name', say(name, language)],
    ...fields.flatMap(({ key, label, value }) => [
      [`${key}.label`, say(label, language)],
      ...(typeof value === 'number' || value instanceof Date ? [] : [[`${key}.value`, say(value, language)]]),
    ]),
  ];
  // A text in JSON has the escapes that these files have.
  return texts.map(([key, text]) => `${JSON.stringify(key)} = ${JSON.stringify(text)};\n`).join('');
}
