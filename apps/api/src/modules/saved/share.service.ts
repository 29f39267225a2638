/** Lists that their owners share. Whoever has the link may read and vote; nothing in it says who the owner is. */
import type { SavedListBody, SharedListBody, VoteBody } from '@tenth-night/contract/saved';
import { MAIN_LIST_ID } from '@tenth-night/domain/saved/saved-lists';
import { AppError } from '../../app-error';
import { type ListLink, voterName } from './list-link';
import type { SavedRepo } from './saved.repo';
import type { ShareRepo, ShareRow } from './share.repo';

type Share = NonNullable<SavedListBody['share']>;

type Parts = {
  readonly saved: SavedRepo;
  readonly shares: ShareRepo;
  readonly link: ListLink;
  readonly now: () => Date;
};

export type ShareService = ReturnType<typeof createShareService>;

export function createShareService({ saved, shares, link, now }: Parts) {
  async function toShare({ id }: ShareRow): Promise<Share> {
    const { voters, votes } = await shares.votesOf(id);
    return {
      token: link.tokenOf(id),
      voters,
      votes: [...votes].map(([hotelId, count]) => ({ hotelId, votes: count })),
    };
  }

  async function open(token: string): Promise<ShareRow> {
    const id = link.idOf(token);
    const share = id && (await shares.find(id));
    if (!share) throw new AppError('not_found', 'This list is not shared');
    return share;
  }

  async function read({ id, uid, listId }: ShareRow): Promise<SharedListBody> {
    const list = (await saved.lists(uid)).find((one) => one.id === listId);
    if (!list) throw new AppError('not_found', 'This list is not shared');
    const { votes } = await shares.votesOf(id);
    return {
      name: list.name,
      hotels: list.hotels.map((hotel) => ({ ...hotel, votes: votes.get(hotel.hotelId) ?? 0 })),
    };
  }

  return {
    /** The links of a user, by the id of their list. */
    async ofUser(uid: string): Promise<ReadonlyMap<string, Share>> {
      const rows = await shares.ofUser(uid);
      return new Map(await Promise.all(rows.map(async (row) => [row.listId, await toShare(row)] as const)));
    },

    async share(uid: string, listId: string): Promise<void> {
      await saved.change(uid, async (to) => {
        if (listId === MAIN_LIST_ID) await to.ensureMainList();
        if (!(await to.lists()).some(({ id }) => id === listId)) throw new AppError('not_found', 'No such list');
      });
      await shares.add({ id: link.newId(), uid, listId, createdAt: now() });
    },

    stop: (uid: string, listId: string) => shares.remove(uid, listId),

    shared: async (token: string): Promise<SharedListBody> => read(await open(token)),

    async vote({ token, hotelId, voter, isLiked }: VoteBody): Promise<SharedListBody> {
      const share = await open(token);
      const list = await read(share);
      if (!list.hotels.some((hotel) => hotel.hotelId === hotelId)) throw new AppError('not_found', 'No such hotel');
      const vote = { shareId: share.id, hotelId, voter: voterName(share.id, voter) };
      if (!isLiked) await shares.removeVote(vote);
      else if (!(await shares.addVote(vote))) throw new AppError('conflict', 'This list has all its votes');
      return read(await open(token));
    },
  };
}
