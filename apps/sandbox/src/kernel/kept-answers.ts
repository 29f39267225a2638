/** The last large answers, byte for byte. A list is a pure function of its query, and five thousand hotels take a while to tell. */
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
      // Asked again is young again.
      forget(query);
      kept.set(query, answer);
      bytes += answer.length;
      for (const oldest of kept.keys()) if (bytes > bytesMax) forget(oldest);
      return answer;
    },
  };
}
