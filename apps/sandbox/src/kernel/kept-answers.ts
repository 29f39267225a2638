/** The last large answers, word for word. A list is a pure function of its query, and five thousand hotels take a while to tell. */
export interface KeptAnswers {
  get(query: string, tell: () => string): string;
}

export function createKeptAnswers(charactersMax: number): KeptAnswers {
  const kept = new Map<string, string>();
  let characters = 0;
  const forget = (query: string): void => {
    characters -= kept.get(query)?.length ?? 0;
    kept.delete(query);
  };
  return {
    get: (query, tell) => {
      const answer = kept.get(query) ?? tell();
      // Asked again is young again.
      forget(query);
      kept.set(query, answer);
      characters += answer.length;
      for (const oldest of kept.keys()) if (characters > charactersMax) forget(oldest);
      return answer;
    },
  };
}
