/** The issuer's store for sessions, codes and tokens: in memory, limited in number. The library checks expiry. */
import { LRUCache } from 'lru-cache';
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

const STORE_LIMIT = 1000;

export function createMemoryAdapter(): AdapterFactory {
  const store = new LRUCache<string, AdapterPayload>({ max: STORE_LIMIT });
  return (model): Adapter => {
    const key = (id: string): string => `${model}:${id}`;
    const ofModel = (): [string, AdapterPayload][] => [...store].filter(([stored]) => stored.startsWith(key('')));
    const findBy = async (field: 'uid' | 'userCode', value: string): Promise<AdapterPayload | undefined> =>
      ofModel().find(([, payload]) => payload[field] === value)?.[1];

    return {
      upsert: async (id, payload) => {
        store.set(key(id), payload);
      },
      find: async (id) => store.get(key(id)),
      findByUid: (uid) => findBy('uid', uid),
      findByUserCode: (userCode) => findBy('userCode', userCode),
      consume: async (id) => {
        const payload = store.get(key(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => {
        store.delete(key(id));
      },
      revokeByGrantId: async (grantId) => {
        for (const [stored, payload] of ofModel()) if (payload.grantId === grantId) store.delete(stored);
      },
    };
  };
}
