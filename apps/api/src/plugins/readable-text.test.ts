import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { handleErrors } from './errors';
import { refuseUnreadableText } from './readable-text';

const app = Fastify();

beforeAll(() => {
  handleErrors(app);
  refuseUnreadableText(app);
  app.post('/', (request) => ({ got: request.body }));
  app.get('/', (request) => ({ got: request.query }));
});
afterAll(() => app.close());

it.each([
  ['a null character', { name: 'A\u0000' }],
  ['half of a surrogate pair', { guests: [{ name: '\ud83d' }] }],
  ['a field name', { 'a\u0000': 1 }],
])('refuses %s in a body', async (_, payload) => {
  const answer = await app.inject({ method: 'POST', url: '/', payload });
  expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'bad_request']);
});

it('refuses unreadable text in a query', async () => {
  expect((await app.inject('/?place=Rome%00')).statusCode).toBe(400);
});

it('accepts every language and every emoji', async () => {
  const payload = { name: 'منى 😀 Nováková', ages: [4, 7], none: null };
  expect((await app.inject({ method: 'POST', url: '/', payload })).json()).toEqual({ got: payload });
});
