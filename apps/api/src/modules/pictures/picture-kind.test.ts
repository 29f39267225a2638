import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { kindOf } from './picture-kind';

const square = sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } });

describe('the kind of a picture', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('is found in the bytes of a real %s', async (kind) => {
    expect(kindOf(await square.clone().toFormat(kind).toBuffer())).toBe(kind);
  });

  it.each([
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '\uFEFF<?xml version="1.0"?>\n<!-- made by hand -->\n<svg>',
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd"><svg>',
  ])('is a drawing: %s', (text) => {
    expect(kindOf(Buffer.from(text))).toBe('svg');
  });

  it.each([
    '',
    '<html><svg></svg></html>',
    '<svgx>',
    'GIF',
    '%PDF-1.7',
    '{"image":"jpeg"}',
    'II*\0 a TIFF file',
    '<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>',
  ])('is unknown: %s', (text) => {
    expect(kindOf(Buffer.from(text))).toBeNull();
  });
});
