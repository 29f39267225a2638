import { describe, expect, it } from 'vitest';
import { CLIENTS, callOf, fidelityRows } from './testing/fidelity-table';
import { createTestSandbox } from './testing/test-sandbox';

async function servedCalls(): Promise<string[]> {
  const calls = new Set<string>();
  const { app } = createTestSandbox({
    onRoute: ({ method, url }) => {
      for (const one of [method].flat()) {
        const call = one === 'HEAD' ? null : callOf(one, url);
        if (call) calls.add(call);
      }
    },
  });
  await app.ready();
  await app.close();
  return [...calls].toSorted();
}

describe('the table of the README', () => {
  const rows = fidelityRows();

  it('has a row for each call that the sandbox serves, and no other row', async () => {
    expect(rows.map(({ call }) => call).toSorted()).toEqual(await servedCalls());
  });

  it('says what each call answers and leaves out, and names only clients that we tried', () => {
    expect(rows.filter(({ answers, leftOut }) => !answers || !leftOut)).toEqual([]);
    const known: readonly string[] = CLIENTS;
    expect(rows.flatMap(({ clients }) => clients).filter((client) => !known.includes(client))).toEqual([]);
  });
});
