/** Saved lists over HTTP: two users, and friends without an account. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listVotes } from '../../db/saved-tables';
import { jsonOf } from '../../testing/checked-answer';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { newPerson, PASSWORD } from '../auth/testing/test-people';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const SHOWN = { name: 'Hotel Testa', city: 'Rome', thumbnail: '/api/pictures?url=https%3A%2F%2Fexample.test%2Fa.jpg' };
const VOTER = 'a-random-key-of-a-browser';

async function member() {
  const { visitor, email } = await newPerson(api);
  const { token } = jsonOf(await visitor.post('/auth/token'));
  const headers = { authorization: `Bearer ${token}` };
  const send = (method: Method, url: string, payload?: object) =>
    api.app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
  return {
    ...{ send, email, visitor, headers },
    save: (hotelId: string, listId = 'main') => send('PUT', `/saved/hotels/${hotelId}`, { listId, ...SHOWN }),
    lists: async () => jsonOf(await send('GET', '/saved')).data,
    share: async (listId = 'main') => jsonOf(await send('POST', `/saved/lists/${listId}/share`)).data[0].share.token,
  };
}

const read = (token: string) => api.app.inject(`/api/shared-list?token=${token}`);
const vote = (token: string, hotelId: string, isLiked = true, voter = VOTER) =>
  api.app.inject({ method: 'PUT', url: '/api/shared-list/vote', payload: { token, hotelId, voter, isLiked } });

describe('saved hotels', () => {
  it('can be saved and removed, and a second request changes nothing', async () => {
    const ada = await member();
    for (const _ of [1, 2]) expect(jsonOf(await ada.save('lp1'))).toEqual({ isDone: true });
    expect(await ada.lists()).toEqual([
      { id: 'main', name: null, hotels: [{ hotelId: 'lp1', ...SHOWN }], share: null },
    ]);
    for (const _ of [1, 2]) expect((await ada.send('DELETE', '/saved/hotels/lp1')).statusCode).toBe(200);
    expect((await ada.lists())[0].hotels).toEqual([]);
  });

  it('show no pictures from other sites', async () => {
    const ada = await member();
    await ada.send('PUT', '/saved/hotels/lp1', { listId: 'main', ...SHOWN, thumbnail: 'https://elsewhere.test/a.jpg' });
    expect((await ada.lists())[0].hotels).toEqual([{ hotelId: 'lp1', ...SHOWN, thumbnail: null }]);
  });

  it('can move to a list with a name', async () => {
    const ada = await member();
    await ada.send('PUT', '/saved/lists/rome', { name: '  Rome in May ' });
    await ada.save('lp1');
    await ada.save('lp1', 'rome');
    const lists = await ada.lists();
    expect(lists.map(({ name, hotels }: { name: string; hotels: [] }) => [name, hotels.length])).toEqual([
      [null, 0],
      ['Rome in May', 1],
    ]);
    await ada.send('DELETE', '/saved/lists/rome');
    expect(await ada.lists()).toHaveLength(1);
  });

  it.each([
    ['PUT', '/saved/lists/x', { name: ' \t ' }, 400],
    ['PUT', '/saved/hotels/lp1', { listId: 'unknown', ...SHOWN }, 404],
    ['PUT', '/saved/hotels/lp1', { listId: 'main', ...SHOWN, name: '' }, 400],
    ['POST', '/saved/merge', { id: 'x', name: ' ', hotels: [] }, 400],
    ['POST', '/saved/lists/unknown/share', undefined, 404],
  ] as const)('are refused: %s %s with %j', async (method, path, body, status) => {
    const ada = await member();
    expect((await ada.send(method, path, body)).statusCode).toBe(status);
  });

  it('have a maximum number of lists', async () => {
    const ada = await member();
    const put = async (id: string) => (await ada.send('PUT', `/saved/lists/${id}`, { name: id })).statusCode;
    for (let i = 1; i < 20; i++) expect(await put(`l${i}`)).toBe(200);
    expect([await put('l20'), await put('l3')]).toEqual([409, 200]);
  });

  it('belong to their user, and others can neither see nor change them', async () => {
    const [ada, bo] = [await member(), await member()];
    await ada.send('PUT', '/saved/lists/rome', { name: 'Rome' });
    await ada.save('lp1', 'rome');
    expect((await bo.save('lp2', 'rome')).statusCode).toBe(404);
    expect((await bo.send('POST', '/saved/lists/rome/share')).statusCode).toBe(404);
    await bo.send('DELETE', '/saved/lists/rome');
    await bo.send('DELETE', '/saved/hotels/lp1');
    expect((await bo.lists())[0].hotels).toEqual([]);
    expect((await ada.lists())[1].hotels).toHaveLength(1);
  });

  it.each([
    ['GET', '/saved'],
    ['POST', '/saved/merge', { id: 'x', name: 'X', hotels: [] }],
    ['PUT', '/saved/lists/x', { name: 'X' }],
    ['DELETE', '/saved/lists/x'],
    ['PUT', '/saved/hotels/x', { listId: 'main', ...SHOWN }],
    ['DELETE', '/saved/hotels/x'],
    ['POST', '/saved/lists/main/share'],
    ['DELETE', '/saved/lists/main/share'],
  ] as const)('need a signed-in user: %s %s', async (method, url, payload?: object) => {
    const answer = await api.app.inject({ method, url: `/api${url}`, ...(payload && { payload }) });
    expect(answer.statusCode).toBe(401);
  });
});

describe('a shared list', () => {
  it('shows hotels and votes to anybody with the link, and nothing about its owner', async () => {
    const ada = await member();
    await ada.save('lp1');
    const token = await ada.share();
    expect(await ada.share()).toBe(token);
    const answer = await read(token);
    expect(jsonOf(answer).data).toEqual({ name: null, hotels: [{ hotelId: 'lp1', ...SHOWN, votes: 0 }] });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).not.toContain(ada.email);
  });

  it('counts one vote for each hotel and voter, and lets the voter remove it', async () => {
    const ada = await member();
    for (const id of ['lp1', 'lp2']) await ada.save(id);
    const token = await ada.share();
    const votesAfter = async (...args: Parameters<typeof vote>) =>
      Object.fromEntries(
        jsonOf(await vote(...args)).data.hotels.map(({ hotelId, votes }: Record<string, string>) => [hotelId, votes]),
      );
    expect(await votesAfter(token, 'lp1')).toEqual({ lp1: 1, lp2: 0 });
    expect(await votesAfter(token, 'lp1')).toEqual({ lp1: 1, lp2: 0 });
    expect(await votesAfter(token, 'lp2')).toEqual({ lp1: 1, lp2: 1 });
    expect(await votesAfter(token, 'lp1', true, 'the-key-of-another-friend')).toEqual({ lp1: 2, lp2: 1 });
    expect(await votesAfter(token, 'lp1', false)).toEqual({ lp1: 1, lp2: 1 });
    expect(await votesAfter(token, 'lp1', false)).toEqual({ lp1: 1, lp2: 1 });
    const [{ share }] = await ada.lists();
    expect(share.voters).toBe(2);
    expect((await vote(token, 'lp3')).statusCode).toBe(404);
  });

  it('does not store the key of a voter', async () => {
    const ada = await member();
    await ada.save('lp1');
    await vote(await ada.share(), 'lp1');
    expect(JSON.stringify(await api.database.db.select().from(listVotes))).not.toContain(VOTER);
  });

  it('ends at once when its owner stops sharing, and a new link starts without votes', async () => {
    const ada = await member();
    await ada.save('lp1');
    const token = await ada.share();
    await vote(token, 'lp1');
    expect((await ada.send('DELETE', '/saved/lists/main/share')).statusCode).toBe(200);
    expect([(await read(token)).statusCode, (await vote(token, 'lp1')).statusCode]).toEqual([404, 404]);
    const again = await ada.share();
    expect(again).not.toBe(token);
    expect((await read(token)).statusCode).toBe(404);
    expect(jsonOf(await read(again)).data.hotels[0].votes).toBe(0);
  });

  it('ends with its list and with its account', async () => {
    const ada = await member();
    await ada.send('POST', '/saved/merge', { id: 'rome', name: 'Rome', hotels: [{ hotelId: 'lp1', ...SHOWN }] });
    const { data } = jsonOf(await ada.send('POST', '/saved/lists/rome/share'));
    const { token } = data[1].share;
    await ada.save('lp2');
    const main = await ada.share();
    await ada.send('DELETE', '/saved/lists/rome');
    expect([(await read(token)).statusCode, (await read(main)).statusCode]).toEqual([404, 200]);
    await ada.visitor.post('/auth/erase', { password: PASSWORD });
    expect((await read(main)).statusCode).toBe(404);
    expect((await ada.send('GET', '/saved')).statusCode).toBe(401);
  });

  it('does not open with an invented link', async () => {
    expect((await read('x'.repeat(44))).statusCode).toBe(404);
    expect((await read('x')).statusCode).toBe(400);
  });
});

describe('the data export', () => {
  it('contains the saved lists, without the links', async () => {
    const ada = await member();
    await ada.save('lp1');
    const token = await ada.share();
    const answer = await ada.send('GET', '/account/export');
    expect(jsonOf(answer).savedLists).toEqual([
      { id: 'main', name: null, isShared: true, hotels: [{ hotelId: 'lp1', ...SHOWN }] },
    ]);
    expect(answer.body).not.toContain(token);
  });
});
