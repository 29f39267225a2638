/** A traveler books and cancels a stay in Firefox and in WebKit. All other journeys run in Chromium. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AS_OFFERED } from '../chosen-offer';
import { type StartedSite, startSite } from '../start-site';
import { addDays, CARD_EXPIRY, today } from '../stay-dates';
import { type Engine, shows, until } from './engine';
import { openFirefox } from './firefox';
import { hasPictures, largestGapInDialog } from './in-page';
import { openWebkit } from './webkit';

const ENGINES = { firefox: openFirefox, webkit: openWebkit };
const PICTURES = path.resolve(import.meta.dirname, '../../pictures/engines');
const WIDE = [1280, 860] as const;
const NARROW = [390, 844] as const;
/** More than the padding of a dialog and the spaces between its parts. */
const MOST_EMPTY_PX = 64;

let started: StartedSite;
beforeAll(async () => {
  mkdirSync(PICTURES, { recursive: true });
  started = await startSite();
  await started.site.faults(AS_OFFERED);
});
afterAll(() => started?.stop());

const pathOf = (engine: Engine) => engine.run(() => location.pathname);
const arriveAt = (engine: Engine, wanted: RegExp) =>
  until(`the address ${wanted}`, async () => wanted.test(await pathOf(engine)));

/** A phone shows all months in a dialog of its own, a wide window two at a time. */
async function search(engine: Engine, isWide: boolean): Promise<void> {
  await engine.type('input[name=place]', 'Zuri');
  await engine.click('[role=listbox] [role=option]', 'Zurich');
  await engine.click('search button', 'Dates');
  // A later month: then the first room can still be cancelled for free.
  for (let shown = 0; shown < 2 && isWide; shown += 1) await engine.click('[role=dialog] button', 'Next month');
  const [from, to] = [addDays(today(), 70), addDays(today(), 73)];
  await engine.click(`[data-day="${from}"]`);
  await engine.click(`[data-day="${to}"]`);
  await engine.click('[role=dialog] button, dialog button', 'Done');
  await engine.click('search button', 'Search');
  await arriveAt(engine, /^\/search$/);
}

/** How far the label of each search field is from the top of its value. */
const labelGaps = (engine: Engine) =>
  engine.run(() =>
    [...document.querySelectorAll('search fieldset')].map((field) => {
      const [label, value] = ['span', 'div'].map((css) =>
        field.querySelector(`:scope > ${css}`)?.getBoundingClientRect(),
      );
      return (value?.top ?? 0) - (label?.top ?? 0);
    }),
  );

async function enterDetails(engine: Engine): Promise<void> {
  await engine.type('[name=firstName]', 'Mira');
  await engine.type('[name=lastName]', 'Novak');
  await engine.type('[name=email]', 'mira@example.test');
}

async function pay(engine: Engine): Promise<void> {
  const card = engine.frame('.sandbox-card-frame');
  await card.type('[name=number]', '4242424242424242');
  await card.type('[name=expiry]', CARD_EXPIRY);
  await card.type('[name=cvc]', '123');
  await engine.click('main button', 'Pay now');
}

const names = (Object.keys(ENGINES) as (keyof typeof ENGINES)[]).filter((name) =>
  name.includes(process.env['TEST_ENGINE'] ?? ''),
);

describe.each(names)('%s', (name) => {
  let engine: Engine;
  const look = async (step: string) =>
    writeFileSync(path.join(PICTURES, `${name}-${step}.png`), Buffer.from(await engine.screenshot(), 'base64'));

  beforeEach(async () => {
    engine = await ENGINES[name]();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await look('failed').catch(() => {});
    await engine?.close();
  });

  it.each([WIDE, NARROW])('takes a traveler from home to a cancelled booking, %i px wide', async (width, height) => {
    await engine.resize(width, height);
    let step = 0;
    const done = async (what: string) => {
      step += 1;
      await until('the pictures in the window', () => engine.run(hasPictures));
      await look(`${width}-${step}-${what}`);
      expect(await engine.errors(), what).toEqual([]);
    };
    await engine.open(`${started.site.url}/`);
    await done('home');
    expect(Math.max(...(await labelGaps(engine))), 'a field’s label is inside it, above its value').toBeLessThan(24);
    await search(engine, width === WIDE[0]);
    await shows(engine, '[data-prices=complete]');
    await shows(engine, 'article[data-price=offer]', 'per night');
    await done('results');
    await engine.click('article[data-price=offer] a');
    await arriveAt(engine, /^\/hotel\//);
    await shows(engine, '#rooms article');
    await done('hotel');
    await engine.click('#rooms article a', 'Book');
    await arriveAt(engine, /^\/checkout$/);
    await enterDetails(engine);
    await shows(engine, '.sandbox-card-frame');
    await done('checkout');
    await pay(engine);
    await shows(engine, 'h1', 'Booking confirmed');
    await arriveAt(engine, /^\/booking\/confirmation$/);
    await done('confirmation');
    await engine.click('main a', 'View booking');
    await shows(engine, 'main button', 'Cancel booking');
    await done('booking');
    await engine.click('main button', 'Cancel booking');
    await shows(engine, 'dialog', 'Cancel this booking?');
    await done('cancel');
    expect(await engine.run(largestGapInDialog), 'a dialog is as high as its content').toBeLessThan(MOST_EMPTY_PX);
    await engine.click('dialog button', 'Cancel booking');
    await shows(engine, 'h1', 'This booking is canceled');
    await done('cancelled');
  });

  it('shows the home page in Arabic from right to left', async () => {
    await engine.resize(...WIDE);
    await engine.open(`${started.site.url}/?lang=ar`);
    await shows(engine, 'h1');
    await look('arabic');
    const [direction, logo, button] = await engine.run(() => {
      const left = (css: string) => document.querySelector(css)?.getBoundingClientRect().left;
      return [document.documentElement.dir, left('header a'), left('search button[type=submit]')] as const;
    });
    expect(direction).toBe('rtl');
    expect(logo, 'the logo is on the right').toBeGreaterThan(WIDE[0] / 2);
    expect(button, 'the button that ends the search bar is on the left').toBeLessThan(WIDE[0] / 2);
    expect(await engine.errors()).toEqual([]);
  });
});
