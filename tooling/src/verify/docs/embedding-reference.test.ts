/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { embeddingReference, referenceFile } from '../../checks/embedding-reference/reference';
import { membersOf } from '../../checks/embedding-reference/type-tables';
import { root } from '../../process/root';

const types = path.join(root, 'shell/member-wallet/src/element.ts');

test('the reference for partners is that of the types, schemas and error pages of today', () => {
  const written = fs.readFileSync(path.join(root, referenceFile), 'utf8');
  expect(written).toBe(embeddingReference());
});

test('a member without a comment, and a type that is not there, are told', () => {
  expect(() => membersOf(types, 'NoSuchType')).toThrow('has no type NoSuchType');
  expect(membersOf(types, 'ApplyDetail').map(({ name }) => name)).toEqual(['code', 'requestId', 'answer']);
});
