/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { languages, type Language } from '@mrw/shared-contracts';
import ts from 'typescript';
import { root } from '../../process/root';
import { UsageError } from '../../process/usage-error';
import { addedLanguage } from './add-language';
import { exportTranslations } from './export-translations';
import { importTranslations, type Source } from './import-translations';
import { productTexts } from './product-texts';
import { readXliff } from './read-xliff';
import { literalOf, sourceTexts } from './source-texts';

const content = `import { defineStrings } from '@mrw/shared-contracts';

export const greetingStrings = defineStrings('example.greeting', {
  // The button below the name.
  send: { en: "Say 'hello'", 'zh-Hant': '打招呼', 'zh-Hans': '打招呼' },
  sent: {
    en: { one: '{{count}} greeting to {{name}}', other: '{{count}} greetings to {{name}}' },
    'zh-Hant': '已向 {{name}} 送出 {{count}} 個問候', // a comment after a text
    'zh-Hans': '已向 {{name}} 送出 {{count}} 个问候',
  },
});
`;
const file = 'mf-example/src/greeting/strings.ts';
const sources: Source[] = [{ file, content, texts: sourceTexts(file, content) }];

const exported = (language: Language) => exportTranslations(language, sources);
const imported = (...documents: string[]) => importTranslations(documents.map(readXliff), sources);

describe('the texts of the product', () => {
  const product = productTexts();

  test.each(languages)('exported in %s and imported again, they change no file', (language) => {
    const document = readXliff(exportTranslations(language, product));
    expect(document.files.flatMap(({ units }) => units).length).toBeGreaterThan(1_000);
    expect(importTranslations([document], product)).toEqual({ faults: [], changed: [] });
  });

  test('written as literals they have the same bytes', () => {
    for (const { content: source, texts } of product)
      expect(texts.map(({ text }) => literalOf(text))).toEqual(
        texts.map(({ start, end }) => source.slice(start, end)),
      );
  });
});

test('an export names package, file, key, plural forms, placeholders and the comment of the source', () => {
  expect(exported('en')).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="en">
  <file id="example.greeting" original="mf-example/src/greeting/strings.ts" xml:space="preserve">
    <notes><note category="package">mf-example</note></notes>
    <unit id="send">
      <notes><note category="comment">The button below the name.</note></notes>
      <segment>
        <source>Say 'hello'</source>
        <target>Say 'hello'</target>
      </segment>
    </unit>
    <unit id="sent_one">
      <notes><note category="plural">Form for one.</note></notes>
      <segment>
        <source><ph id="1" equiv="count" disp="{{count}}"/> greeting to <ph id="2" equiv="name" disp="{{name}}"/></source>
        <target><ph id="1" equiv="count" disp="{{count}}"/> greeting to <ph id="2" equiv="name" disp="{{name}}"/></target>
      </segment>
    </unit>
    <unit id="sent_other">
      <notes><note category="plural">Form for every other number.</note></notes>
      <segment>
        <source><ph id="1" equiv="count" disp="{{count}}"/> greetings to <ph id="2" equiv="name" disp="{{name}}"/></source>
        <target><ph id="1" equiv="count" disp="{{count}}"/> greetings to <ph id="2" equiv="name" disp="{{name}}"/></target>
      </segment>
    </unit>
  </file>
</xliff>
`);
});

test('a language with one plural form has one unit, and a placeholder keeps the id that it has in English', () => {
  const document = exported('zh-Hant');
  expect(document).toContain(
    '<unit id="sent">\n      <notes><note category="plural">One form for every number.',
  );
  expect(document).toContain(
    '<target>已向 <ph id="2" equiv="name" disp="{{name}}"/> 送出 <ph id="1" equiv="count"',
  );
});

test.each<[Language, string, string, string, string]>([
  ['zh-Hant', '打招呼</target>', '問好</target>', "'zh-Hant': '打招呼'", "'zh-Hant': '問好'"],
  ['zh-Hans', '个问候</target>', '条问候 &amp; 祝福</target>', '个问候', '条问候 & 祝福'],
  ['en', "<target>Say 'hello'", '<target>Say hello', `"Say 'hello'"`, "'Say hello'"],
  ['en', "<target>Say 'hello'", '<target>It&apos;s C:\\', `"Say 'hello'"`, String.raw`"It's C:\\"`],
  ['en', ' greetings to', ' regards for', '{{count}} greetings to', '{{count}} regards for'],
])('in %s the change of %s to %s replaces this literal only', (language, from, to, before, after) => {
  const document = exported(language);
  const at = document.lastIndexOf(from);
  const { faults, changed } = imported(document.slice(0, at) + to + document.slice(at + from.length));
  expect({ faults, changed }).toEqual({
    faults: [],
    changed: [{ file, content: content.replace(before, after), texts: 1 }],
  });
});

test('documents of several languages are imported together', () => {
  const { changed } = imported(
    exported('zh-Hant').replace('打招呼</target>', '問好</target>'),
    exported('zh-Hans').replace('打招呼</target>', '问好</target>'),
  );
  expect(changed).toEqual([
    { file, content: content.replace("'打招呼'", "'問好'").replace("'打招呼'", "'问好'"), texts: 2 },
  ]);
});

const sentUnit = /<unit id="sent_one">.*?<\/unit>\n/s;

test.each<[string, Language, (document: string) => string, string]>([
  [
    'an unknown key',
    'zh-Hant',
    (d) => d.replace('id="send"', 'id="toString"'),
    'example.greeting.toString: unknown key',
  ],
  [
    'an unknown namespace',
    'zh-Hant',
    (d) => d.replace('id="example.greeting"', 'id="../../package"'),
    '../../package.send: unknown key',
  ],
  [
    'a missing placeholder',
    'zh-Hant',
    (d) => d.replace(/(<target>已向 )<ph[^>]*>/, '$1'),
    'example.greeting.sent: the placeholder {{name}} is missing',
  ],
  [
    'a foreign placeholder',
    'zh-Hant',
    (d) => d.replace('打招呼</target>', '{{who}}</target>'),
    'example.greeting.send: the placeholder {{who}} is not in the English text',
  ],
  [
    'a placeholder of another form',
    'zh-Hant',
    (d) => d.replace('打招呼</target>', '{{- who}}</target>'),
    'example.greeting.send: contains a placeholder that is not {{name}}',
  ],
  [
    'a missing plural form',
    'en',
    (d) => d.replace(sentUnit, ''),
    'example.greeting.sent_one: the plural form is missing',
  ],
  ['a form twice', 'en', (d) => d.replace(sentUnit, '$&$&'), 'example.greeting.sent_one: occurs twice'],
  [
    'an older English text',
    'zh-Hant',
    (d) => d.replace("<source>Say 'hello'", '<source>Say hi'),
    'example.greeting.send: the English text changed after the export; export again',
  ],
  [
    'markup',
    'zh-Hant',
    (d) => d.replace('打招呼</target>', '&lt;img src=x onerror=alert(1)&gt;</target>'),
    'example.greeting.send: contains markup; a text is plain',
  ],
  [
    'markup as character data',
    'zh-Hant',
    (d) => d.replace('打招呼</target>', '<![CDATA[<b>問好</b>]]></target>'),
    'example.greeting.send: contains markup; a text is plain',
  ],
  [
    'a reference to another text',
    'zh-Hant',
    (d) => d.replace('打招呼</target>', '$t(sent)</target>'),
    'example.greeting.send: contains $t(…), a reference to another text',
  ],
  [
    'a character that changes the direction',
    'zh-Hant',
    (d) => d.replace('打招呼</target>', '打&#x202E;招呼</target>'),
    'example.greeting.send: contains a line break or an invisible control character',
  ],
  [
    'an empty text',
    'zh-Hant',
    (d) => d.replace('打招呼</target>', '</target>'),
    'example.greeting.send: is empty',
  ],
])('%s is refused and nothing changes', (_, language, edit, fault) => {
  const document = exported(language);
  // The other change of the document is refused with it.
  const edited = edit(document).replace('送出 <ph id="1"', '寄出 <ph id="1"');
  expect(edited).not.toBe(document);
  const { faults, changed } = imported(edited);
  expect(changed).toEqual([]);
  expect(faults).toContain(`${language} ${fault}`);
});

test.each<[string, (document: string) => string, RegExp]>([
  [
    'an element in a text',
    (d) => d.replace('打招呼</target>', '<b>問好</b></target>'),
    /^line 9: markup <b> in a text/,
  ],
  [
    'an element of another vocabulary named ph',
    (d) => d.replace('打招呼</target>', '<ph xmlns="urn:x" equiv="count"/></target>'),
    /^line 9: markup <ph> in a text/,
  ],
  ['text in a placeholder', (d) => d.replace('"{{count}}"/>', '"{{count}}">x</ph>'), /text in a placeholder/],
  [
    'a document type',
    (d) => d.replace('<xliff', '<!DOCTYPE xliff [<!ENTITY a SYSTEM "file:///etc/passwd">]><xliff'),
    /a document type is not allowed/,
  ],
  ['an entity', (d) => d.replace('打招呼</target>', '&a;</target>'), /undefined entity/],
  ['an unclosed element', (d) => d.replace('</xliff>', ''), /unclosed tag/],
  ['a unit without a target', (d) => d.replace('<target>打招呼</target>', ''), /send has no target/],
  ['two segments', (d) => d.replace(/<segment>.*?<\/segment>/s, '$&$&'), /send has more than one segment/],
  ['an unknown language', (d) => d.replace('trgLang="zh-Hant"', 'trgLang="fr"'), /unknown language fr/],
  [
    'another source language',
    (d) => d.replace('srcLang="en"', 'srcLang="zh"'),
    /the source language is not en/,
  ],
  ['XLIFF 1.2', (d) => d.replace('document:2.0', 'document:1.2'), /this is no XLIFF 2/],
  ['another document', () => '<html/>', /this is no XLIFF 2/],
])('%s is refused with its line', (_, edit, message) => {
  expect(() => readXliff(edit(exported('zh-Hant')))).toThrow(message);
});

test('what a translation tool adds beside the texts is passed over', () => {
  const document = exported('zh-Hant')
    .replace(
      '<segment>',
      '<m:meta xmlns:m="urn:tool">x<source>no</source></m:meta><segment state="translated">',
    )
    .replace('打招呼</target>', '問好</target>');
  expect(imported(document).changed).toHaveLength(1);
});

test.each([
  ["defineStrings('a.b', { ...others })", /strings\.ts:1: texts are literals\. \.\.\.others/],
  ["defineStrings('a.b', { key: { en: `${x}` } })", /texts are literals/],
  ["defineStrings('a.b', { key: { fr: 'x' } })", /texts are literals/],
])('the table %s cannot be exported', (source, message) => {
  expect(() => sourceTexts('strings.ts', source)).toThrow(message);
});

describe('a language that is being translated', () => {
  const without = content.replace(", 'zh-Hans': '打招呼'", '').replace(/^ +'zh-Hans'.*\n/m, '');
  const begun: Source[] = [{ file, content: without, texts: sourceTexts(file, without) }];
  const document = exportTranslations('zh-Hans', begun);

  test('is exported with the English text of each key and no translation, and such a document changes nothing', () => {
    expect(document.match(/<segment state="initial">/g)).toHaveLength(2);
    expect(document).toContain("<source>Say 'hello'</source>\n      </segment>");
    expect(importTranslations([readXliff(document)], begun)).toEqual({ faults: [], changed: [] });
  });

  test('a translation is written behind the last language of its key', () => {
    const translated = document.replace(
      "hello'</source>",
      "hello'</source>\n        <target>打招呼</target>",
    );
    const { faults, changed } = importTranslations([readXliff(translated)], begun);
    expect(faults).toEqual([]);
    expect(changed).toEqual([
      {
        file,
        content: without.replace("'zh-Hant': '打招呼'", "'zh-Hant': '打招呼', 'zh-Hans': '打招呼'"),
        texts: 1,
      },
    ]);
  });

  test('is added to the list of languages and to profile A, and its tags are read', () => {
    const read = (place: string) => fs.readFileSync(path.join(root, place), 'utf8');
    const [source = '', profiles = ''] = addedLanguage('ja', read).values();
    const { outputText } = ts.transpileModule(source, {
      compilerOptions: { module: ts.ModuleKind.CommonJS },
    });
    const module: Record<string, unknown> = {};
    vm.runInNewContext(outputText, { exports: module });
    expect(module).toMatchObject({ languages: [...languages, 'ja'], completeLanguages: languages });
    expect(module).toMatchObject({ htmlLang: { ja: 'ja-JP' }, languageNames: { ja: '日本語' } });
    const languageOf = (tag: string): unknown =>
      Reflect.apply(module['languageOf'] as () => void, null, [tag]);
    expect(['ja', 'ja-JP', 'zh-HK', 'en', 'fr'].map(languageOf)).toEqual(['ja', 'ja', 'zh-Hant', 'en', null]);
    const { common, A }: Record<string, Record<string, unknown>> = JSON.parse(profiles);
    expect(A?.['availableLanguages']).toEqual([...languages, 'ja']);
    expect(common).toMatchObject({
      appName: { ja: 'Harbour Rewards' },
      description: { ja: expect.any(String) },
    });
  });

  test.each(['en', 'zh-hant', 'no such', 'xx'])('%s cannot be added', (tag) => {
    expect(() => addedLanguage(tag, () => '')).toThrow(UsageError);
  });
});
