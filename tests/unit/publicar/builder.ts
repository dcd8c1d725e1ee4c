import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { siteFiles, writeSite } from '../redaccion/site-files';

/** In the place of scripts/make/main.ts: a site of one page, with the words of one file. */
const text = { type: 'string', default: '' } as const;
const { root, out } = parseArgs({ options: { root: text, out: text, cache: text } }).values;
const page = readFileSync(path.join(root, 'content/inicio.yml'), 'utf8');
writeSite(out, { ...siteFiles(1), 'index.html': page });
