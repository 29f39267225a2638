import { describe, expect, it } from 'vitest';
import { createTurns, NoTurnLeft } from './turns';

const never = new AbortController().signal;

function job() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { end, work: () => ended };
}

describe('turns', () => {
  it('run the allowed number of jobs at once, and the others later in their order', async () => {
    const turns = createTurns({ atOnce: 2, waiting: 9 });
    const jobs = [job(), job(), job(), job()];
    const started: number[] = [];
    const all = jobs.map(({ work }, k) =>
      turns(never, () => {
        started.push(k);
        return work();
      }),
    );
    expect(started).toEqual([0, 1]);
    jobs[1]?.end();
    await all[1];
    expect(started).toEqual([0, 1, 2]);
    for (const { end } of jobs) end();
    await Promise.all(all);
    expect(started).toEqual([0, 1, 2, 3]);
  });

  it('refuse a job when too many wait, and give the turn of a failed job to the next', async () => {
    const turns = createTurns({ atOnce: 1, waiting: 1 });
    const first = turns(never, () => Promise.reject(new Error('broken')));
    const second = turns(never, async () => 'second');
    await expect(turns(never, async () => 'third')).rejects.toThrow(NoTurnLeft);
    await expect(first).rejects.toThrow('broken');
    expect(await second).toBe('second');
    expect(await turns(never, async () => 'later')).toBe('later');
  });

  it('drop a waiting job if its caller leaves', async () => {
    const turns = createTurns({ atOnce: 1, waiting: 1 });
    const { end, work } = job();
    const first = turns(never, work);
    const gone = new AbortController();
    const second = turns(gone.signal, async () => 'second');
    gone.abort(new Error('gone'));
    await expect(second).rejects.toThrow('gone');
    const third = turns(never, async () => 'third');
    end();
    await first;
    expect(await third).toBe('third');
  });
});
