#!/usr/bin/env node
// The program of the package: see scripts/sandbox-package.mjs.
import path from 'node:path';
import { optionsOrHelp, start } from './command.mjs';

const options = optionsOrHelp();
if (options) start(path.join(import.meta.dirname, '../dist/sandbox.js'), options);
