import type { IncomingMessage } from 'node:http';
import { remoteNamePattern, sharedFolder } from '@mrw/shared-contracts/manifest';
import { digitsOf } from '../../compile/webpack/script-names';

// The one place of what a browser is told and asked: regular expressions that Node and nginx read alike, and values in
// the language of nginx.

const remote = remoteNamePattern.source.slice(1, -1);
const hash = '[0-9a-f]{8,10}[.]js$';
const unnamed = `[0-9a-f]{${digitsOf.chunk}}(?=[0-9a-f]{${digitsOf.bytes}}[.]js$)`;

/**
 * The address of a script that becomes a dictionary: the group is what its later releases have in common with it. Of the
 * first large script of a package that is the folder, so that it is offered for chunks that a device never had: a browser
 * prefers the longer match.
 */
export const dictionaryAddress = `^(?<mrw_stays>/(?:assets|${remote}/${sharedFolder})/(?:(?=(?:main|app)[.]${hash})|[0-9A-Za-z_~-]+[.](?=${hash})|${unnamed}))[0-9A-Za-z_.~-]+$`;

/** The value of `Use-As-Dictionary` for it. */
export const dictionaryMatch = 'match="$mrw_stays*.js"';

/** The variables of a request that `takesDifference` reads. */
export const requestText =
  '$request_method $server_protocol $http_range|$http_accept_encoding|$http_available_dictionary';

/** Each `/` of a hash in base64 would be a folder: a name is without them. One with more of them gets whole files. */
const digits = [1, 2, 3, 4, 5, 6, 7].map((number) => `mrw_d${number}`);

const inPart = (index: number, part: string) => (index === 0 ? part : `(?:/${part})?`);

/**
 * A request that may be answered with a difference: GET of a whole file by HTTP/1.1 or later, by a browser that takes `dcz`
 * and has a dictionary.
 */
export const takesDifference = [
  String.raw`^GET HTTP/(?:1[.]1|2[.]0|3[.]0) [|]`,
  String.raw`(?:[^|]*[,\s])?[dD][cC][zZ]\s*(?:;\s*[qQ]=(?:1(?:[.]0*)?|0?[.][0-9]*[1-9][0-9]*)\s*)?(?:,[^|]*)?[|]`,
  `:${digits.map((name, index) => inPart(index, `(?<${name}>[0-9A-Za-z+]*)`)).join('')}=:$`,
].join('');

/** The name of a difference, behind that of the script. */
export const differenceEnding = `.${digits.map((name) => `$${name}`).join('')}.dcz`;

/** Where differences are kept, in a folder for each package. */
export const differencesFolder = 'differences';

/** A value of the rules, when the text is one that they are for. */
const filled = (rule: string, text: string, value: string): string | null => {
  const groups = new RegExp(rule).exec(text)?.groups;
  return groups ? value.replace(/\$(\w+)/g, (_, name: string) => groups[name] ?? '') : null;
};

/** What stays of the address of a script; null when it is no dictionary. */
export const staysOf = (address: string) => filled(dictionaryAddress, address, '$mrw_stays');

/** The value of `Use-As-Dictionary` for an address; null for none. */
export const matchOf = (address: string) => filled(dictionaryAddress, address, dictionaryMatch);

type Request = Pick<IncomingMessage, 'method' | 'httpVersion' | 'headers'>;

/** What is added to the name of a script for its difference; null for the whole file. */
export function endingAsked({ method, httpVersion, headers }: Request): string | null {
  const [range = '', encodings = '', dictionary = ''] = [
    headers.range,
    headers['accept-encoding'],
    headers['available-dictionary']?.toString(),
  ];
  const text = `${method} HTTP/${httpVersion} ${range}|${encodings}|${dictionary}`;
  return filled(takesDifference, text, differenceEnding);
}

/** @param dictionary its SHA-256 */
export const differenceName = (file: string, dictionary: Buffer) =>
  `${file}.${dictionary.toString('base64').slice(0, -1).replaceAll('/', '')}.dcz`;
