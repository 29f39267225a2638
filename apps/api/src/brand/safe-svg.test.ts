import { describe, expect, it } from 'vitest';
import { svgProblem, svgRatio } from './safe-svg';

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10">${inside}</svg>`;

describe('an SVG of the operator', () => {
  it.each([
    svg('<path fill="#123456" d="M0 0h1z"/>'),
    svg('<defs><linearGradient id="a"><stop offset="1"/></linearGradient></defs><rect fill="url(#a)"/>'),
    svg('<symbol id="b"><g/></symbol><use href="#b"/><use xlink:href=\'#b\'/><title>A &amp; B</title>'),
    `<?xml version="1.0"?>\n<!-- by <Someone> -->\n${svg('<style>.a{fill:red}</style>')}`,
  ])('may contain shapes: %s', (source) => {
    expect(svgProblem(source)).toBeNull();
  });

  it.each([
    ['<script>alert(1)</script>', 'contains <script>'],
    ['<SCRIPT>alert(1)</SCRIPT>', 'contains <SCRIPT>'],
    ['<svg:script>alert(1)</svg:script>', 'contains <svg:script>'],
    ['<foreignObject><p/></foreignObject>', 'contains <foreignObject>'],
    ['<image href="#a"/>', 'contains <image>'],
    ['<set attributeName="href" to="#"/>', 'contains <set>'],
    ['<g onclick="alert(1)"/>', 'contains an event attribute'],
    ['<g fill="red"ONLOAD = "x"/>', 'contains an event attribute'],
    ['<use href="https://x.example/a.svg#b"/>', 'refers to something outside'],
    ['<use href=" data:image/svg+xml,x"/>', 'refers to something outside'],
    ['<use xlink:href=x.svg />', 'refers to something outside'],
    ['<rect fill="url(https://x.example/a)"/>', 'refers to something outside'],
    ['<style>@import "https://x.example";</style>', 'refers to something outside'],
    ['<style>a{fill:u\\72l(x)}</style>', 'contains an escape'],
    ['<title>&#106;</title>', 'contains an escape'],
    ['<![CDATA[x]]>', 'contains <![CDATA[x]]>'],
  ])('is refused with %s', (inside, reason) => {
    expect(svgProblem(svg(inside))).toContain(reason);
  });

  it('is refused if it is something else, or has a DOCTYPE', () => {
    expect(svgProblem('<html></html>')).toBe('is not an SVG file');
    expect(svgProblem(`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`)).toBe('is not an SVG file');
    expect(svgProblem('')).toBe('is not an SVG file');
  });

  it('says how wide it is', () => {
    expect([svgRatio(svg('')), svgRatio('<svg/>'), svgRatio('<svg viewBox="0 0 5 0"/>')]).toEqual([2, null, null]);
  });
});
