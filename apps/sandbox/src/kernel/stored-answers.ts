/**
 * Caches the latest large answers as bytes. A list depends only on its query, and 5,000 hotels take a while to write.
 */
import { LRUCache } from 'lru-cache';

export interface KeptAnswers {
  get(query: string, tell: () => Promise<Buffer>): Promise<Buffer>;
}

export function createKeptAnswers(bytesMax: number): KeptAnswers {
  const kept = new LRUCache<string, Buffer>({ maxSize: bytesMax, sizeCalculation: (answer) => answer.length });
  return {
    get: async (query, tell) => {
      const known = kept.get(query);
      if (known) return known;
      const answer = await tell();
      kept.set(query, answer);
      return answer;
    },
  };
}
