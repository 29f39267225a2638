import { describe, expect, it, vi } from 'vitest';
import { addressOf } from './location';
import { createMemoryHistory, NO_POSITIONS } from './memory-history';
import { openRouter, type Route } from './router';
import type { LoaderArgs, Page } from './run-loader';

const Component = () => null;
const pathOf = ({ request }: LoaderArgs) => new URL(request.url).pathname + new URL(request.url).search;
const page = (parts: Partial<Page> = {}): Page => ({ Component, loader: pathOf, ...parts });
const route = (path: string, load: Route['load'] = async () => page()): Route => ({ id: path, path, load });

/** Opened at `/list?city=rome`, with the data of the server. */
async function open(routes: readonly Route[], positions = NO_POSITIONS) {
  const history = createMemoryHistory('/list?city=rome');
  const router = await openRouter({ routes, history, positions }, { data: 'from the server', hasFailed: false });
  return { router, history, address: () => addressOf(history.location()) };
}

/** A loader that waits until it is told to answer. */
function heldLoader() {
  const asked: (LoaderArgs & { answer(value: unknown): void })[] = [];
  const loader = (args: LoaderArgs) => new Promise((answer) => asked.push({ ...args, answer }));
  return { asked, loader };
}

const LIST = route('/list');

describe('a navigation', () => {
  it('starts with the data of the server, without a loader', async () => {
    const loader = vi.fn();
    const { router } = await open([route('/list', async () => page({ loader }))]);
    expect(router.state()).toMatchObject({ data: 'from the server', scroll: null, page: { Component } });
    expect(loader).not.toHaveBeenCalled();
  });

  it('loads the page, then changes the address, then shows it', async () => {
    const { asked, loader } = heldLoader();
    const { router, address } = await open([LIST, route('/hotel/:id', async () => page({ loader }))]);
    const seen: string[] = [];
    router.subscribe(({ location, data }) => seen.push(`${addressOf(location)} ${data} at ${address()}`));
    const done = router.navigate('/hotel/7?nights=2#rooms', { state: { from: 'list' } });
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    expect(address()).toBe('/list?city=rome');
    expect(asked[0]?.params).toEqual({ id: '7' });
    expect(new URL(asked[0]?.request.url ?? '').hash).toBe('');
    asked[0]?.answer('hotel 7');
    await done;
    const next = '/hotel/7?nights=2#rooms';
    expect(seen).toEqual(['/list?city=rome from the server at /list?city=rome', `${next} hotel 7 at ${next}`]);
    expect(router.state().location.state).toEqual({ from: 'list' });
  });

  it('aborts the one before, whose answer changes nothing', async () => {
    const { asked, loader } = heldLoader();
    const { router, address } = await open([LIST, route('/slow', async () => page({ loader })), route('/fast')]);
    const slow = router.navigate('/slow');
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    await router.navigate('/fast');
    expect(asked[0]?.request.signal.aborted).toBe(true);
    asked[0]?.answer('too late');
    await slow;
    expect([address(), router.state().data]).toEqual(['/fast', '/fast']);
  });

  it('follows a redirect, and keeps no entry of the page that redirects', async () => {
    const leave = () => new Response(null, { status: 302, headers: { location: '/fast?b=2' } });
    const { router, history, address } = await open([
      LIST,
      route('/old', async () => page({ loader: leave })),
      route('/fast'),
    ]);
    await router.navigate('/old');
    expect([address(), router.state().data]).toEqual(['/fast?b=2', '/fast?b=2']);
    history.go(-1);
    await vi.waitFor(() => expect(router.state().data).toBe('/list?city=rome'));
  });

  it.each([
    ['its code cannot be loaded offline', route('/broken', () => Promise.reject(new Error('gone')))],
    [
      'its data cannot be loaded',
      route('/broken', async () => page({ loader: () => Promise.reject(new Error('5xx')) })),
    ],
  ])('shows the failure at the new address if %s, and the next page works', async (_, broken) => {
    const { router, address } = await open([LIST, broken]);
    await router.navigate('/broken');
    expect([address(), router.state().page]).toEqual(['/broken', null]);
    await router.navigate('/list');
    expect(router.state()).toMatchObject({ data: '/list', page: { Component } });
  });

  it('loads the whole document if the code of the page is gone', async () => {
    const { router, history, address } = await open([LIST, route('/newer', () => Promise.reject(new Error('gone')))]);
    const opened = vi.spyOn(history, 'open').mockReturnValue('opening');
    await router.navigate('/newer?a=1');
    expect(opened.mock.calls.map(([location]) => addressOf(location))).toEqual(['/newer?a=1']);
    expect([address(), router.state().data]).toEqual(['/list?city=rome', 'from the server']);
  });

  it('goes back and forward', async () => {
    const { router, address } = await open([LIST, route('/fast')]);
    await router.navigate('/fast');
    await router.navigate(-1);
    await vi.waitFor(() => expect(router.state().data).toBe('/list?city=rome'));
    await router.navigate(1);
    await vi.waitFor(() => expect([address(), router.state().data]).toEqual(['/fast', '/fast']));
  });

  it('replaces the entry if it is told to', async () => {
    const { router, history } = await open([LIST, route('/a'), route('/b')]);
    await router.navigate('/a');
    await router.navigate('/b', { replace: true });
    history.go(-1);
    await vi.waitFor(() => expect(router.state().data).toBe('/list?city=rome'));
  });
});

describe('the data of a page', () => {
  const keepsData = (current: URL, next: URL) => current.searchParams.get('city') === next.searchParams.get('city');
  const sorted = route('/list', async () => page({ keepsData }));

  it('stays, and the address changes at once, if the page says that it still fits', async () => {
    const { router, address } = await open([sorted]);
    void router.navigate('?city=rome&sort=price', { preventScrollReset: true });
    expect(address()).toBe('/list?city=rome&sort=price');
    expect(router.state()).toMatchObject({ data: 'from the server', scroll: null });
  });

  it.each(['?city=oslo', '?city=rome'])('is loaded again for %s: another search, or the same one again', async (to) => {
    const { router } = await open([sorted]);
    await router.navigate(to);
    expect(router.state().data).toBe(`/list${to}`);
  });

  it('stays when only the section changes, there and back', async () => {
    const { router, history } = await open([sorted]);
    void router.navigate({ search: '?city=rome', hash: '#reviews' });
    expect(router.state()).toMatchObject({ data: 'from the server', scroll: 'section' });
    history.go(-1);
    expect(router.state()).toMatchObject({ data: 'from the server', location: { hash: '' } });
  });

  it('is loaded again on request, at the same place', async () => {
    const { router, address } = await open([sorted]);
    await router.revalidate();
    expect([address(), router.state().data, router.state().scroll]).toEqual([
      '/list?city=rome',
      '/list?city=rome',
      null,
    ]);
  });
});

describe('the place of the reader', () => {
  it('is the start of a new page, and on an earlier page where it was', async () => {
    const tops = new Map<string, number>();
    let top = 700;
    const positions = {
      ...NO_POSITIONS,
      of: (key: string) => tops.get(key),
      note: (key: string) => tops.set(key, top),
    };
    const { router, history } = await open([LIST, route('/hotel')], positions);
    await router.navigate('/hotel');
    expect(router.state().scroll).toBe(0);
    top = 40;
    history.go(-1);
    await vi.waitFor(() => expect(router.state()).toMatchObject({ location: { pathname: '/list' }, scroll: 700 }));
    history.go(1);
    await vi.waitFor(() => expect(router.state()).toMatchObject({ location: { pathname: '/hotel' }, scroll: 40 }));
  });
});
