import { validatorCompiler } from 'fastify-type-provider-zod';
import type { Api } from '../context';

/** How bodies of JSON are read, checked and written. An empty one is none, also where a client names JSON as its type. */
export function handleJsonBodies(api: Api): void {
  const parse = api.getDefaultJsonParser('error', 'error');
  api.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body, done);
  });
  api.setValidatorCompiler(validatorCompiler);
  // Answers are typed where they are built; campaign 121 must leave incomplete on purpose.
  api.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
}
