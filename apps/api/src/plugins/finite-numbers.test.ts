import fastify from 'fastify';
import { expect, it } from 'vitest';
import { handleErrors } from './errors';
import { refuseEndlessNumbers } from './finite-numbers';

it.each([
  ['1e400', 400],
  ['-1e400', 400],
  ['1e300', 400],
  ['8.5', 200],
])('answers the number %s in a query with the status %d', async (given, status) => {
  const app = fastify();
  handleErrors(app);
  refuseEndlessNumbers(app);
  const querystring = {
    type: 'object',
    properties: { at: { type: 'number', maximum: 180 }, text: { type: 'string' } },
  };
  app.get('/', { schema: { querystring } }, async () => 'ok');
  expect((await app.inject(`/?at=${given}&text=Infinity`)).statusCode).toBe(status);
});
