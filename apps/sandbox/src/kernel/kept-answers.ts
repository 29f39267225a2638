/**
 * Caches the latest large answers as bytes. A list depends only on its query, and 5,000 hotels take a while to write.
 */
export interface KeptAnswers {
  get(query: string, tell: () => Promise<Buffer>): Promise<Buffer>;
}

export function createKeptAnswers(bytesMax: number): KeptAnswers {
  const kept = new Map<string, Buffer>();
  let bytes = 0;
  const forget = (query: string): void => {
    bytes -= kept.get(query)?.length ?? 0;
    kept.delete(query);
  };
  return {
    get: async (query, tell) => {
      const answer = kept.get(query) ?? (await tell());
      // Moves a repeated query to the end, so that it is dropped last.
      forget(query);
      kept.set(query, answer);
      bytes += answer.length;
      for (const oldest of kept.keys()) if (bytes > bytesMax) forget(oldest);
      return answer;
    },
  };
}
