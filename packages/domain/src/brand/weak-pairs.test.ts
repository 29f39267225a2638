import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandTokens, type Tokens } from './brand-tokens';
import { contrastRatio } from './contrast';
import { weakPairs } from './weak-pairs';

const LIGHT: Tokens = {
  ...{ paper: '#faf8f3', surface: '#ffffff', sunken: '#f2efe8', raised: '#ffffff', ink: '#14213d' },
  ...{ 'ink-soft': '#535d78', quiet: '#f2efe8', hover: '#f4f1ea', selected: '#14213d', 'on-selected': '#ffffff' },
  ...{ 'selected-soft': '#e9ebf2', night: '#14213d', 'night-deep': '#0e182e', 'on-night': '#ffffff' },
  ...{ 'on-night-soft': '#bcc5da', amber: '#f6b73c', 'amber-hover': '#ffc75a', 'amber-press': '#e5a227' },
  ...{ 'amber-edge': '#a56a0b', 'on-amber': '#14213d', 'amber-soft': '#fdf1d8', 'amber-ink': '#7d4e00' },
  ...{ green: '#0a6a5b', red: '#b0321f', 'green-soft': '#e1f1ec', 'red-soft': '#fbebe7', control: '#7f8699' },
  focus: '#14213d',
};

const problemsOf = (colors: Parameters<typeof brandTokens>[0]) =>
  weakPairs(brandTokens(colors, LIGHT), LIGHT).map(({ words }) => words);

describe('the tokens of a brand', () => {
  it('are none without colors', () => {
    expect(brandTokens({}, LIGHT)).toEqual({});
  });

  it('change with a color, together with its shades', () => {
    const tokens = brandTokens({ accent: '#0b6e4f' }, LIGHT);
    expect(tokens).toMatchObject({ amber: '#0b6e4f', 'on-amber': '#ffffff', 'amber-edge': '#0b6e4f' });
    expect(tokens).not.toHaveProperty('night');
    expect(tokens).not.toHaveProperty('paper');
    expect(Object.values(tokens).join(' ')).not.toContain('f6b73c');
  });

  it('find a shade for text and outlines if the color itself is too light', () => {
    const { 'amber-ink': ink = '', 'amber-edge': edge = '', amber } = brandTokens({ accent: '#ffe14d' }, LIGHT);
    expect([amber, contrastRatio(ink, '#ffffff') >= 4.5, contrastRatio(edge, '#ffffff') >= 3]).toEqual([
      '#ffe14d',
      true,
      true,
    ]);
  });

  it('move hovered and pressed buttons away from the color of their text', () => {
    const ratios = ({ 'on-amber': text = '', ...tokens }: Tokens) =>
      ['amber', 'amber-hover', 'amber-press'].map((name) => contrastRatio(text, tokens[name] ?? ''));
    for (const accent of ['#0b6e4f', '#ffe14d']) {
      const found = ratios(brandTokens({ accent }, LIGHT));
      expect(found).toEqual(found.toSorted((a, b) => a - b));
    }
  });
});

describe('the weak pairs of a brand', () => {
  it('are none if nothing changes, and none for readable colors', () => {
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({ night: '#0b3d2e', accent: '#ffb59e', ink: '#10231c', paper: '#f7faf8' })).toEqual([]);
  });

  it('name the two colors, the ratio, the minimum and the nearest color that passes', () => {
    expect(problemsOf({ accent: '#f6b73c', onAccent: '#ffffff' })[0]).toBe(
      'onAccent #ffffff on accent #f6b73c has a contrast of 1.78, and needs 4.5. The nearest color that passes is #4f4f4f.',
    );
  });

  it('require 3 if the color is only an outline: the focus ring in the header', () => {
    expect(problemsOf({ accent: '#2b3854' })).toEqual([
      expect.stringMatching(/^accent #2b3854 on night #14213d has a contrast of 1\.\d+, and needs 3\. The nearest/),
    ]);
  });

  it('find text that a new page color makes unreadable, also our green and red', () => {
    const words = problemsOf({ paper: '#777777' }).join('\n');
    for (const name of ['ink #14213d on paper', 'green #0a6a5b on paper', 'red #b0321f on paper']) {
      expect(words).toContain(name);
    }
  });

  it('name night and its text whenever they are unreadable together', () => {
    const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(color, color, (night, onNight) => {
        const isReadable = contrastRatio(night, onNight) >= 4.5;
        const named = problemsOf({ night, onNight }).some((words) =>
          words.startsWith(`onNight ${onNight} on night ${night}`),
        );
        expect(named).toBe(!isReadable);
      }),
    );
  });
});
