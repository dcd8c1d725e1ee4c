/** @jest-environment node */
import { createElement, type ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AcuseCheck } from '@/components/islands/acuse/AcuseCheck';
import { Island } from '@/components/ui/Island';

const props = { forms: [] };
const failure = {
  failed: 'No se pudo cargar.',
  waking: 'Cargando…',
  woken: 'Ya cargó.',
  retry: 'Reintentar',
};
const island = (words?: typeof failure) =>
  renderToStaticMarkup(
    createElement(Island<ComponentProps<typeof AcuseCheck>>, {
      name: 'acuse',
      of: AcuseCheck,
      when: 'idle',
      props,
      failure: words,
    }),
  );

describe('el aviso de que un programa no llegó', () => {
  it('está junto a la isla, fuera de ella, en una región que ya existe cuando se muestra', () => {
    const [alone, both] = [island(), island(failure)];
    expect(both.startsWith(alone)).toBe(true);
    const notice = both.slice(alone.length);
    expect(notice).toMatch(/^<div class="island-notice[^"]*" aria-live="polite" tabindex="-1">/);
    for (const words of Object.values(failure)) expect(notice).toContain(words);
    expect(notice).toMatch(/<button type="button"[^>]* data-retry="">Reintentar<\/button>/);
  });

  it('una isla sin él no lo lleva', () => expect(island()).not.toContain('island-notice'));
});
