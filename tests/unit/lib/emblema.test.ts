/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { EMBLEM } from '@/lib/design/emblem';

describe('el emblema de la oficina', () => {
  it.each(['ilustraciones/logo.svg', 'ilustraciones/logo-claro.svg', 'icono.svg'])(
    'en %s tiene los trazos del que llevan las páginas y los PDF',
    (file) => {
      const svg = readFileSync(`public/${file}`, 'utf8');
      for (const { path } of [EMBLEM.arch, EMBLEM.scales]) expect(svg).toContain(` d="${path}"`);
    },
  );
});
