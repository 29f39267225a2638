/** The table of parts. A new primitive of `ui/` belongs in one of them: a test asks for it. */
import type { ComponentType } from 'react';
import { Actions } from './actions';
import { Colors } from './colors';
import { Content } from './content';
import { Fields } from './fields';
import { Icons } from './icons';
import { Layers } from './layers';
import { Scales } from './scales';
import { States } from './states';
import { Stay } from './stay';

export type Part = { readonly name: string; readonly title: string; readonly Component: ComponentType };

export const PARTS: readonly Part[] = [
  { name: 'colors', title: 'Colors', Component: Colors },
  { name: 'scales', title: 'Type, space, shape', Component: Scales },
  { name: 'actions', title: 'Actions', Component: Actions },
  { name: 'fields', title: 'Fields', Component: Fields },
  { name: 'layers', title: 'Layers', Component: Layers },
  { name: 'content', title: 'Content', Component: Content },
  { name: 'icons', title: 'Icons', Component: Icons },
  { name: 'states', title: 'States', Component: States },
  { name: 'stay', title: 'Stay', Component: Stay },
];
