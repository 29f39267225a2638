/** What a hotel borrows from its city: sky, silhouette of the landmark (400 × 230 box, ground at y = 230), manner of building. */
export type Manner = 'mansard' | 'brick' | 'palazzo' | 'deco' | 'tower' | 'gable' | 'riad' | 'bay' | 'terrace';
type Skyline = 'roofs' | 'towers' | 'domes' | 'hills';
export interface CityLook {
  readonly sky: readonly [string, string, string, string];
  readonly mark: string;
  readonly skyline: Skyline;
  readonly manners: readonly Manner[];
  readonly walls: readonly string[];
  readonly isWarm: boolean;
  readonly hasWater: boolean;
}

const STONE = ['#d9c6a8', '#cbb59a', '#e3d4ba', '#c9bfae', '#d6c0b0'];
const BRICK = ['#9a5145', '#84463f', '#b06a50', '#6f4a48', '#a4705a', '#7a5a58'];
const STUCCO = ['#d8a16a', '#c98463', '#e0b98a', '#d7937a', '#e6cfa6', '#c7a58a'];
const PASTEL = ['#f0b7b4', '#9fd0c6', '#f3d9a2', '#b7a8dc', '#f5c9a8', '#a9cde0'];
const GLASS = ['#5f7f96', '#4f6f8f', '#6d8a94', '#7a7f9c', '#526a86', '#84807a'];
const SAND = ['#d9b78a', '#c9a074', '#e4cba2', '#b98d6a', '#d2ab8e'];
const WHITE = ['#ece4d6', '#e6dccb', '#dfe0da', '#efe2cf', '#d9dccf'];

const city = (
  sky: CityLook['sky'],
  mark: string,
  skyline: Skyline,
  manners: readonly Manner[],
  walls: readonly string[],
  isWarm = false,
  hasWater = false,
): CityLook => ({ sky, mark, skyline, manners, walls, isWarm, hasWater });

const CITY_LOOKS: Readonly<Record<string, CityLook>> = {
  'new-york': city(
    ['#191f45', '#6a4a80', '#e98c80', '#fcdcb4'],
    'M199 30h2l1 44 6 4 2 18 8 2v58l8 2v72h-52v-72l8-2V98l8-2 2-18 6-4zM110 230V120l10-40 10 40v110zM280 230V110h26l14-16v136z',
    'towers',
    ['brick', 'tower', 'deco', 'brick'],
    [...BRICK, ...STONE],
  ),
  'los-angeles': city(
    ['#351d57', '#a83a6d', '#f78860', '#fedfa8'],
    'M40 230q60-70 130-74 70-6 110 30 50 30 90 44zM196 158v-12q4-20 24-22 20 2 24 22v12h20v8h-88v-8z',
    'hills',
    ['deco', 'terrace', 'palazzo', 'tower'],
    [...WHITE, ...STUCCO, ...PASTEL],
    true,
  ),
  chicago: city(
    ['#16284d', '#62799f', '#e2b09c', '#fbe2c2'],
    'M168 230V150h14v-40h14V70h3V36h3v34h10V36h3v34h3v46h14v40h12v74zM270 230l8-150h2V60h2v20h8V60h2v20h2l8 150z',
    'towers',
    ['brick', 'tower', 'deco', 'tower'],
    [...BRICK, ...GLASS],
    false,
    true,
  ),
  'san-francisco': city(
    ['#24395f', '#8089a4', '#f0b295', '#fde6c6'],
    'M196 230l24-180 24 180zM30 196h130v7H30zM60 230V110h7v120zM76 230V110h7v120zM60 120h22v6H60zM60 156h22v6H60zM30 160q26-8 34-46l3 1q-6 46-37 50zM76 114q20 66 84 74v5q-74-8-87-76z',
    'hills',
    ['bay', 'bay', 'brick', 'tower'],
    [...PASTEL, ...WHITE],
    false,
    true,
  ),
  miami: city(
    ['#22346f', '#a85f9d', '#fb9d97', '#ffe3bd'],
    'M120 230v-90h14v-14h14v-14h14V84h16v28h14v14h14v14h14v90zM250 230V110q0-10 10-10h30v-30h10v160z',
    'towers',
    ['deco', 'deco', 'terrace', 'tower'],
    PASTEL,
    true,
    true,
  ),
  toronto: city(
    ['#162b57', '#6671a3', '#eba79a', '#fce4c0'],
    'M199 14h2l1 74 10 6v8l-8 6 3 84 10 38h-34l10-38 3-84-8-6v-8l10-6zM110 230q4-40 40-44 36 4 40 44zM260 230V110h24v120zM296 230V130h30v100z',
    'towers',
    ['tower', 'brick', 'brick', 'tower'],
    [...BRICK, ...GLASS],
    false,
    true,
  ),
  'rio-de-janeiro': city(
    ['#17355a', '#618a88', '#f0b074', '#fde0a6'],
    'M120 230q40-20 50-80 8-60 36-64 30 4 42 66 8 56 60 78zM50 230q20-50 50-54 30 6 50 54zM290 230q40-30 52-90h4l-1-16-18-1v-4l18-2q-2-8 3-8t3 8l18 2v4l-18 1-1 16h4q10 60 40 90z',
    'hills',
    ['terrace', 'deco', 'tower', 'terrace'],
    [...WHITE, ...PASTEL],
    true,
    true,
  ),
  paris: city(
    ['#252850', '#7a5080', '#ee9f8d', '#fde3bb'],
    'M200 20l2 70q3 60 12 90h5v7h-3q8 26 24 43h-20q-6-20-20-20t-20 20h-20q16-17 24-43h-3v-7h5q9-30 12-90z',
    'roofs',
    ['mansard', 'mansard', 'mansard', 'brick'],
    STONE,
  ),
  london: city(
    ['#1d2f4a', '#52708a', '#d7b893', '#f7dcae'],
    'M188 230V106l-3-4V78l3-2 3-16 9-34 9 34 3 16 3 2v24l-3 4v124zM214 230v-50l5-12 5 12h14l5-12 5 12h14l5-12 5 12v50z',
    'roofs',
    ['brick', 'brick', 'mansard', 'palazzo'],
    [...BRICK, ...WHITE],
    false,
    true,
  ),
  rome: city(
    ['#3a2c55', '#a65660', '#f2a05f', '#fde0a6'],
    'M130 230v-34h26q2-56 38-62v-20h4v-10h4v10h4v20q36 6 38 62h26v34z',
    'domes',
    ['palazzo', 'palazzo', 'terrace', 'mansard'],
    STUCCO,
    true,
  ),
  barcelona: city(
    ['#234a6b', '#8895a0', '#f3a583', '#fde0b4'],
    'M146 230q2-90 10-120 8 30 10 120zM168 230q3-120 11-150 8 30 10 150zM190 230q4-160 11-196 8 36 11 196zM214 230q2-120 10-150 8 30 11 150zM237 230q2-90 10-120 8 30 10 120z',
    'roofs',
    ['palazzo', 'terrace', 'mansard', 'palazzo'],
    [...STUCCO, ...STONE],
    true,
    true,
  ),
  amsterdam: city(
    ['#16304a', '#567078', '#d9b08c', '#f8ddb0'],
    'M196 230V90h-3V70h4V40l3-16 3 16v30h4v20h-3v140zM120 230v-70h8v-10h8v-10h14v10h8v10h8v70zM236 230v-66q14-4 16-26h14q2 22 16 26v66z',
    'roofs',
    ['gable', 'gable', 'brick', 'gable'],
    [...BRICK, '#4d5566', '#5a4a55'],
    false,
    true,
  ),
  prague: city(
    ['#241f4b', '#79477a', '#ea9277', '#fde0b0'],
    'M80 230v-34h70v-40l5-26 5 26v16h14v-54l4-8v-20l6-34 6 34v20l4 8v34h14l5-58 5 58h6l5-58 5 58v28h90v50z',
    'domes',
    ['mansard', 'palazzo', 'gable', 'mansard'],
    [...STUCCO, ...PASTEL],
    false,
    true,
  ),
  vienna: city(
    ['#22345c', '#7a7fa0', '#e9b8a4', '#fce6c2'],
    'M130 230v-60l16-44h50V96l4-10 6-74 6 74 4 10v134zM270 230v-30h16q2-40 26-44v-12h4v12q24 4 26 44h16v30z',
    'domes',
    ['mansard', 'mansard', 'palazzo', 'brick'],
    [...STONE, '#e0c27a'],
  ),
  berlin: city(
    ['#182947', '#5a7493', '#dcb8a2', '#fae3bf'],
    'M197 230l2-110a16 16 0 1 1 4 0l2 110zM200 92V20h2v72zM60 230v-60h8v-12h100v12h8v60h-14v-50h-16v50h-14v-50h-16v50h-14v-50H86v50z',
    'roofs',
    ['brick', 'tower', 'mansard', 'tower'],
    [...STUCCO, ...GLASS, '#b9b4a6'],
  ),
  istanbul: city(
    ['#2a1c4c', '#8a3a6a', '#ee7f5f', '#fdd99f'],
    'M130 230v-44q14-14 26-14 6-40 44-46v-10 10q38 6 44 46 12 0 26 14v44zM112 230V104l4-30 4 30v126zM284 230V104l4-30 4 30v126z',
    'domes',
    ['riad', 'palazzo', 'mansard', 'terrace'],
    [...STUCCO, ...STONE],
    true,
    true,
  ),
  tokyo: city(
    ['#171b42', '#5a3f80', '#d8789a', '#fcd8b6'],
    'M200 30l2 60q6 90 34 140h-18l-18-40-18 40h-18q28-50 34-140zM190 130h20v8h-20zM20 230l60-90 14-4 14 4 60 90z',
    'towers',
    ['tower', 'tower', 'terrace', 'brick'],
    [...GLASS, ...WHITE],
  ),
  dubai: city(
    ['#27365f', '#8a7590', '#efb088', '#fde6c3'],
    'M199 4h2l2 56 4 2v30l5 2v38l5 2v40l5 2v54h-40v-54l5-2v-40l5-2V94l5-2V62l4-2zM90 230V130q40 30 44 100zM260 230v-90l14-20v110zM290 230v-80h20v80z',
    'towers',
    ['riad', 'tower', 'tower', 'terrace'],
    [...SAND, ...GLASS],
    true,
    true,
  ),
  bangkok: city(
    ['#2a1b47', '#8b3a5f', '#f1884f', '#fddd9d'],
    'M199 40h2l4 28q9 16 9 56l6 4-2 30 14 4-2 26 20 4v38h-100v-38l20-4-2-26 14-4-2-30 6-4q0-40 9-56zM120 230q4-50 8-60 6 10 8 60zM264 230q4-50 8-60 6 10 8 60z',
    'domes',
    ['terrace', 'tower', 'terrace', 'riad'],
    [...WHITE, ...STUCCO, ...GLASS],
    true,
    true,
  ),
  singapore: city(
    ['#0e2440', '#3b6c7f', '#dba588', '#fadcb4'],
    'M130 112q70-12 150-2-10 14-26 14v106h-24V124h-20v106h-24V124h-20v106h-24V124q-10-4-12-12z',
    'towers',
    ['tower', 'terrace', 'deco', 'tower'],
    [...GLASS, ...PASTEL],
    true,
    true,
  ),
  'cape-town': city(
    ['#2d3b69', '#96718f', '#f3ae8d', '#fde6c4'],
    'M20 230q50-20 76-70l14-60q2-8 10-8h150q8 0 10 8l16 50q26 56 84 80z',
    'hills',
    ['terrace', 'palazzo', 'deco', 'terrace'],
    [...WHITE, ...PASTEL],
    true,
    true,
  ),
  cairo: city(
    ['#3a2b57', '#a26060', '#efb06b', '#fce3ae'],
    'M80 230l86-120 90 120zM190 230l70-96 76 96zM60 230v-90l4-30 4 30v90z',
    'domes',
    ['riad', 'riad', 'palazzo', 'tower'],
    SAND,
    true,
    true,
  ),
  sydney: city(
    ['#183259', '#688aa8', '#ecb598', '#fce5c2'],
    'M190 230h170l-8-12h-12q2-30 22-46-40 4-50 46h-6q2-50 34-84-60 14-64 84h-10q-2-40-32-60 18 34 12 60h-46zM20 212h160v6H20zM30 212q60-100 140 0h-7q-58-82-126 0z',
    'towers',
    ['tower', 'terrace', 'brick', 'deco'],
    [...STONE, ...GLASS],
    true,
    true,
  ),
  melbourne: city(
    ['#28284f', '#865f88', '#f0a585', '#fde4bf'],
    'M90 230v-36h70v-16q6-34 36-40v-10h4v10q30 6 36 40v16h30v36zM290 230V60h28v170z',
    'towers',
    ['brick', 'deco', 'mansard', 'tower'],
    [...BRICK, ...STUCCO],
    false,
    true,
  ),
};

const ELSEWHERE: CityLook = city(
  ['#1d2f4a', '#6a6f8f', '#e3a98f', '#fadfb8'],
  'M180 230V120l20-50 20 50v110z',
  'roofs',
  ['brick', 'palazzo', 'tower', 'mansard'],
  [...STONE, ...BRICK, ...STUCCO],
);

export const cityLookOf = (slug: string): CityLook => CITY_LOOKS[slug] ?? ELSEWHERE;
