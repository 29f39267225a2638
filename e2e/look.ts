/**
 * Compares what a screen looks like with a stored picture. Both are reduced to blocks of color, and a block may be
 * where its neighbor was: so prices and names do not matter, but a missing part or a wrong color does.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './site';

const FOLDER = path.join(import.meta.dirname, 'looks');
const BLOCK_PX = 24;
/** Blocks on each side of an area. */
const AREA = 6;
/** Mean differences, of 255, that other fonts and other data may cause. */
const MOST_OF_ALL = 4;
const MOST_OF_AREA = 7;

/** What depends on the day: photos of the hotels that have rooms, and maps, which come in pieces. */
const DATA = 'img[src*="/api/pictures"], canvas, [class*=slot]';

export async function expectLook(page: Page, name: string): Promise<void> {
  await page.locator(DATA).evaluateAll((all: HTMLElement[]) => {
    for (const one of all) one.style.visibility = 'hidden';
  });
  const seen = await pictureOf(page);
  const file = path.join(FOLDER, `${name}.png`);
  const isNew = Boolean(process.env['UPDATE_LOOKS']);
  const stored = !isNew && existsSync(file) ? readFileSync(file) : null;
  const { blocks, difference } = await compared(page.context(), seen, stored);
  if (isNew) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, Buffer.from(blocks, 'base64'));
    return;
  }
  const hint = `${name} looks different. If it should: npm run test:looks -- --update`;
  expect(stored, `${name} has no stored picture: npm run test:looks -- --update`).not.toBeNull();
  expect(difference, hint).toMatchObject({ isSameSize: true });
  expect(difference.all, `${hint} (all of it)`).toBeLessThanOrEqual(MOST_OF_ALL);
  expect(difference.area, `${hint} (one area of it)`).toBeLessThanOrEqual(MOST_OF_AREA);
}

/**
 * On a busy machine, the browser sometimes cannot copy a frame that it has drawn. It can copy a later one. Every other
 * failure counts at once.
 */
async function pictureOf(page: Page): Promise<Buffer> {
  let picture: Buffer | Error | null = null;
  await expect(async () => {
    picture = await page.screenshot({ animations: 'disabled' }).catch((error: Error) => {
      if (error.message.includes('Unable to capture screenshot')) throw error;
      return error;
    });
  }).toPass({ timeout: 20_000 });
  if (!Buffer.isBuffer(picture)) throw picture;
  return picture;
}

/** A browser can read pictures. On an empty page, nothing of the site interferes. */
async function compared(context: BrowserContext, seen: Buffer, stored: Buffer | null) {
  const desk = await context.newPage();
  try {
    const question = { seen: seen.toString('base64'), stored: stored?.toString('base64'), px: BLOCK_PX, side: AREA };
    return await desk.evaluate(compareBlocks, question);
  } finally {
    await desk.close();
  }
}

type Question = { seen: string; stored: string | undefined; px: number; side: number };

/** Runs in the page. */
async function compareBlocks({ seen, stored, px, side }: Question) {
  type Grid = { data: Uint8ClampedArray; width: number; height: number };
  const pixelsOf = async (png: string): Promise<Grid> => {
    const bytes = Uint8Array.from(atob(png), (char) => char.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser cannot draw');
    context.drawImage(bitmap, 0, 0);
    return context.getImageData(0, 0, bitmap.width, bitmap.height);
  };
  /** Each block becomes one pixel, in the mean of its colors. */
  const reduced = ({ data, width, height }: Grid): Grid => {
    const [columns, rows] = [Math.floor(width / px), Math.floor(height / px)];
    const sums = new Float64Array(columns * rows * 4);
    for (let y = 0; y < rows * px; y += 1) {
      for (let x = 0; x < columns * px; x += 1) {
        const block = (Math.floor(y / px) * columns + Math.floor(x / px)) * 4;
        for (let c = 0; c < 4; c += 1) sums[block + c] = (sums[block + c] ?? 0) + (data[(y * width + x) * 4 + c] ?? 0);
      }
    }
    return { data: Uint8ClampedArray.from(sums, (sum) => sum / px ** 2), width: columns, height: rows };
  };
  const between = (a: Grid, i: number, b: Grid, j: number) =>
    Math.max(...[0, 1, 2].map((c) => Math.abs((a.data[i * 4 + c] ?? 0) - (b.data[j * 4 + c] ?? 0))));
  const neighbors = ({ width, height }: Grid, i: number) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    const near = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [x + dx, y + dy] as const));
    return near.filter(([u, v]) => u >= 0 && u < width && v >= 0 && v < height).map(([u, v]) => v * width + u);
  };
  const differenceOf = (a: Grid, b: Grid) => {
    const isSameSize = a.width === b.width && a.height === b.height;
    const blocks = Array.from({ length: isSameSize ? a.width * a.height : 0 }, (_, i) =>
      // In both directions: else a part that is missing would hide behind its neighbors.
      Math.max(
        Math.min(...neighbors(b, i).map((j) => between(a, i, b, j))),
        Math.min(...neighbors(a, i).map((j) => between(b, i, a, j))),
      ),
    );
    const areas = new Map<string, number[]>();
    blocks.forEach((one, i) => {
      const area = [Math.floor((i % a.width) / side), Math.floor(i / a.width / side)].join();
      areas.set(area, [...(areas.get(area) ?? []), one]);
    });
    const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / (list.length || 1);
    return { isSameSize, all: mean(blocks), area: Math.max(...[...areas.values()].map(mean)) };
  };
  const pngOf = async ({ data, width, height }: Grid) => {
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
    return btoa(String.fromCharCode(...bytes));
  };
  const now = reduced(await pixelsOf(seen));
  const difference = stored ? differenceOf(now, await pixelsOf(stored)) : { isSameSize: false, all: 255, area: 255 };
  return { blocks: await pngOf(now), difference };
}
