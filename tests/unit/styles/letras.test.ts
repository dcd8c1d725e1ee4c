/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { LETTERS } from '@/tailwind.config';

const FOLDER = 'lib/design/letras';
const [file = '', ...others] = readdirSync(FOLDER).filter((name) => name.endsWith('.woff2'));
const bytes = readFileSync(`${FOLDER}/${file}`);

describe('la letra de los títulos', () => {
  const font = create(bytes);

  it('es un archivo de 30 KB cuando mucho, con el nombre de sus bytes y su licencia al lado', () => {
    expect(others).toEqual([]);
    expect(LETTERS.file).toBe(`_/${file}`);
    expect(file).toContain(createHash('sha256').update(bytes).digest('hex').slice(0, 8));
    expect(bytes.length).toBeLessThanOrEqual(30 * 1024);
    expect(readFileSync(`${FOLDER}/letras-licencia.txt`, 'utf8')).toContain(
      'SIL OPEN FONT LICENSE Version 1.1',
    );
  });

  it('tiene lo que escriben el español y el inglés, y no lleva el nombre reservado', () => {
    const text = '¿Cuánto pagó? ¡Año 2025! Güera, «PINGÜINO» – Ñandú, “it’s 50 % off”…';
    const missing = [...text].filter((one) => !font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0));
    expect(missing).toEqual([]);
    expect(font.postscriptName).not.toContain('Source');
  });

  it('da su altura a las del sistema que ocupan su lugar', () => {
    expect(font.xHeight / font.unitsPerEm).toBe(LETTERS.xHeight);
    expect(readFileSync('components/styles/utilities.css', 'utf8')).toContain(
      `font-size-adjust: ${LETTERS.xHeight};`,
    );
  });
});
