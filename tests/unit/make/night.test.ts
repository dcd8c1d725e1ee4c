/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { withNight } from '@/scripts/make/assets/night';
import { palette } from '@/tailwind.config';

const drawn = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${inside}</svg>`;

describe('un dibujo de noche', () => {
  it('con otros colores, y sin noche propia, está sobre un fondo claro', () => {
    expect(withNight(drawn('<path fill="#123456" d="M0 0h8v8z"/>'))).toContain(
      `:root{background:${palette.papel}}`,
    );
    const own = drawn('<style>@media (prefers-color-scheme:dark){path{fill:red}}</style>');
    expect(withNight(own)).toBe(own);
  });

  it('es entero en todos los de la muestra', () => {
    const files = globSync('tests/sample/public/*/*.svg');
    const pale = files.filter((file) =>
      withNight(readFileSync(file, 'utf8')).includes(':root{background'),
    );
    expect(pale).toEqual([]);
    expect(files.length).toBeGreaterThan(40);
  });
});
