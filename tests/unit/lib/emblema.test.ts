/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { EMBLEM } from '@/lib/design/emblem';
import { SAMPLE } from '../../sample';

describe('el emblema de la oficina', () => {
  it.each(['ilustraciones/logo.svg', 'ilustraciones/logo-claro.svg', 'icono.svg'])(
    'en %s tiene los trazos del que llevan las páginas y los PDF',
    (file) => {
      const svg = readFileSync(path.join(SAMPLE, 'public', file), 'utf8');
      for (const drawing of [EMBLEM.arch, EMBLEM.scales])
        expect(svg).toContain(` d="${drawing.path}"`);
    },
  );
});
