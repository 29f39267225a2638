import { afterAll, beforeAll, expect, it } from 'vitest';
import { DESK_VARIABLES, STAFF } from '../modules/desk/testing/test-desk';
import { startTestApi, type TestApi } from './test-api';
import { findAtDesk } from './visit-desk';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ sendsMail: true, variables: DESK_VARIABLES });
});
afterAll(() => api.close());

it('opens the desk over HTTP with the letters of the sandbox, and searches for a booking', async () => {
  const url = await api.app.listen({ host: '127.0.0.1', port: 0 });
  expect(await findAtDesk({ url, sandboxUrl: api.sandboxUrl }, STAFF, 'nobody')).toEqual([]);
});
