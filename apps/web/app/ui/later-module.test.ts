import { createElement, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { createLaterModule } from './later-module';

const MODULE = { word: 'Filters' };

describe('a module that loads later', () => {
  it('loads once, whoever asks', async () => {
    const bring = vi.fn(async () => MODULE);
    const { load } = createLaterModule(bring);
    expect(bring).not.toHaveBeenCalled();
    expect(await Promise.all([load(), load()])).toEqual([MODULE, MODULE]);
    await load();
    expect(bring).toHaveBeenCalledTimes(1);
  });

  it('says that it could not load, and tries again when somebody asks again', async () => {
    const bring = vi.fn(async () => MODULE).mockRejectedValueOnce(new Error('offline'));
    const { load } = createLaterModule(bring);
    await expect(load()).rejects.toThrow('offline');
    expect(await load()).toBe(MODULE);
  });

  it('is drawn at once if it has loaded; else its place waits', async () => {
    const later = createLaterModule(async () => MODULE);
    const Part = () => later.read().word;
    const draw = () => renderToString(createElement(Suspense, { fallback: 'waiting' }, createElement(Part)));
    expect(draw()).toContain('waiting');
    await later.load();
    expect(draw()).toContain('Filters');
    expect(draw()).not.toContain('waiting');
  });
});
