import { MAIN_LIST_ID } from '@tenth-night/domain/saved/saved-lists';
import { MOST_VOTERS } from '@tenth-night/domain/saved/votes';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { listShares, listVotes, savedHotels, savedLists } from '../../db/saved-tables';
import { users } from '../../db/schema';
import { onBothDatabases } from '../../testing/both-databases';
import { createSavedRepo, type SavedRepo } from './saved.repo';
import { createSavedService, type SavedService } from './saved.service';
import { createShareRepo, type ShareRepo } from './share.repo';

const NOW = new Date('2027-01-10T09:00:00Z');
const hotel = (hotelId: string) => ({ hotelId, name: `Hotel ${hotelId}`, city: 'Rome', thumbnail: null });

onBothDatabases('saved hotels', (database) => {
  let repo: SavedRepo;
  let saved: SavedService;
  let shares: ShareRepo;

  beforeEach(async () => {
    const { db } = database();
    await db.delete(users);
    const people = ['ada', 'bo'].map((id) => ({ id, name: '', email: `${id}@example.test` }));
    await db.insert(users).values(people);
    repo = createSavedRepo(db, () => NOW);
    shares = createShareRepo(db);
    saved = createSavedService({ saved: repo, shares: { ofUser: async () => new Map() } });
  });

  const idsOf = async (uid: string) =>
    (await repo.lists(uid)).map(({ id, hotels }) => [id, ...hotels.map(({ hotelId }) => hotelId)]);

  it('start with an empty main list, without a row', async () => {
    expect(await repo.lists('ada')).toEqual([{ id: MAIN_LIST_ID, name: null, hotels: [] }]);
    expect(await database().db.select().from(savedLists)).toEqual([]);
  });

  it('keep every hotel, even if many devices save at the same time', async () => {
    const pressed = Array.from({ length: 8 }, (_, i) => `h${i}`);
    await Promise.all(pressed.map((id) => saved.saveHotel('ada', MAIN_LIST_ID, hotel(id))));
    const [main = []] = await idsOf('ada');
    expect(main.slice(1).toSorted()).toEqual(pressed);
  });

  it('stay within the limit, even with two simultaneous requests', async () => {
    const many = Array.from({ length: 99 }, (_, i) => hotel(`m${i}`));
    await saved.merge('ada', { id: MAIN_LIST_ID, name: null, hotels: many });
    const both = ['x', 'y'].map((id) => saved.saveHotel('ada', MAIN_LIST_ID, hotel(id)));
    const outcomes = (await Promise.allSettled(both)).map(({ status }) => status);
    expect(outcomes.toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await repo.lists('ada'))[0]?.hotels).toHaveLength(100);
  });

  it('keep their order after a merge, and do not change if the merge is sent twice', async () => {
    await saved.saveHotel('ada', MAIN_LIST_ID, hotel('a'));
    const sent = { id: 'rome', name: ' Rome ', hotels: ['d', 'c', 'a'].map(hotel) };
    await saved.merge('ada', sent);
    await saved.merge('ada', sent);
    expect(await idsOf('ada')).toEqual([
      [MAIN_LIST_ID, 'a'],
      ['rome', 'd', 'c'],
    ]);
    expect((await repo.lists('ada'))[1]?.name).toBe('Rome');
  });

  it('let two users have lists with the same id', async () => {
    await saved.merge('ada', { id: 'one', name: 'Rome', hotels: [hotel('a')] });
    await saved.merge('bo', { id: 'one', name: 'Oslo', hotels: [hotel('b')] });
    await saved.removeList('bo', 'one');
    expect(await idsOf('ada')).toEqual([[MAIN_LIST_ID], ['one', 'a']]);
  });

  it('are deleted with their user, and so are links and votes', async () => {
    const { db } = database();
    await saved.saveHotel('ada', MAIN_LIST_ID, hotel('a'));
    await shares.add({ id: 'link', uid: 'ada', listId: MAIN_LIST_ID, createdAt: NOW });
    await shares.addVote({ shareId: 'link', hotelId: 'a', voter: 'v' });
    await db.delete(users).where(eq(users.id, 'ada'));
    for (const table of [savedLists, savedHotels, listShares, listVotes])
      expect(await db.select().from(table)).toEqual([]);
  });

  it('have one link for each list, and count no vote twice', async () => {
    await saved.saveHotel('ada', MAIN_LIST_ID, hotel('a'));
    await shares.add({ id: 'first', uid: 'ada', listId: MAIN_LIST_ID, createdAt: NOW });
    await shares.add({ id: 'second', uid: 'ada', listId: MAIN_LIST_ID, createdAt: NOW });
    expect((await shares.ofUser('ada')).map(({ id }) => id)).toEqual(['first']);
    const vote = { shareId: 'first', hotelId: 'a', voter: 'v' };
    expect(await Promise.all([shares.addVote(vote), shares.addVote(vote)])).toEqual([true, true]);
    expect(await shares.votesOf('first')).toEqual({ voters: 1, votes: new Map([['a', 1]]) });
    expect(await shares.addVote({ ...vote, shareId: 'second' })).toBe(false);
  });

  it('accept votes from at most 500 friends, who can still vote for other hotels', async () => {
    await saved.saveHotel('ada', MAIN_LIST_ID, hotel('a'));
    await shares.add({ id: 'link', uid: 'ada', listId: MAIN_LIST_ID, createdAt: NOW });
    const rows = Array.from({ length: MOST_VOTERS }, (_, i) => ({ shareId: 'link', hotelId: 'a', voter: `v${i}` }));
    await database().db.insert(listVotes).values(rows);
    expect(await shares.addVote({ shareId: 'link', hotelId: 'a', voter: 'one more' })).toBe(false);
    expect(await shares.addVote({ shareId: 'link', hotelId: 'b', voter: 'v7' })).toBe(true);
    expect((await shares.votesOf('link')).voters).toBe(500);
  });
});
