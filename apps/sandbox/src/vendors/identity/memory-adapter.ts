/** The issuer's store for sessions, codes and tokens: in memory, limited in number. The library checks expiry. */
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

const STORE_LIMIT = 1000;

export function createMemoryAdapter(): AdapterFactory {
  const store = new Map<string, AdapterPayload>();
  return (model): Adapter => {
    const key = (id: string): string => `${model}:${id}`;
    const ofModel = (): [string, AdapterPayload][] => [...store].filter(([stored]) => stored.startsWith(key('')));
    const findBy = async (field: 'uid' | 'userCode', value: string): Promise<AdapterPayload | undefined> =>
      ofModel().find(([, payload]) => payload[field] === value)?.[1];

    return {
      upsert: async (id, payload) => {
        // Moves a rewritten entry to the end, so that it is dropped last.
        store.delete(key(id));
        store.set(key(id), payload);
        const [oldest] = store.keys();
        if (oldest !== undefined && store.size > STORE_LIMIT) store.delete(oldest);
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
