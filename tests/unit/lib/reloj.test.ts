/** @jest-environment node */
import { clockAdvice } from '@/lib/forms/notes';
import { SPANISH } from '@/lib/forms/spanish';
import { formView } from '@/lib/site/views/form';
import { sampleContent } from '../../sample';
import { folioOf, openForm } from './machine';
import { DENUNCIA } from './texts';

const PUBLISHED = '2026-11-21';

describe('un equipo con la fecha equivocada', () => {
  it.each([
    ['1999-01-01', true],
    ['2026-11-18', true],
    ['2026-11-19', false],
    ['2026-11-21', false],
    ['2026-11-24', false],
    ['2029-06-01', false],
    ['2031-11-22', true],
    ['2099-12-31', true],
  ])('el %s, en un sitio publicado el 21 de noviembre de 2026: ¿se dice? %s', (day, said) => {
    expect(clockAdvice(day, PUBLISHED, SPANISH) !== undefined).toBe(said);
  });

  it('el sitio lo compara con el día en que la oficina revisó sus textos, no con un reloj', () => {
    const content = sampleContent();
    const send = { queja: null, denuncia: null, sugerencia: null };
    const assets = { pdf: () => undefined };
    const sources = { content, assets, settings: { send } } as unknown as Parameters<
      typeof formView
    >[0];
    const { publicado, issuer } = formView(sources, 'denuncia');
    expect(publicado).toBe('2025-01-27');
    // The sample is a demonstration, and its papers say so.
    expect(issuer.oficina).toContain('DEMOSTRACIÓN, SIN VALIDEZ');
  });

  it('si por eso lo rechazan, reintentar hace otro folio, con la fecha ya corregida', () => {
    const opened = openForm('denuncia');
    const refused = opened.sent(DENUNCIA, 'clock');
    opened.pass(40 * 24 * 60 * 60 * 1000);
    opened.retry();
    const { message } = opened.step('review');
    expect(message.values).toMatchObject(DENUNCIA);
    expect(folioOf(message)).not.toBe(folioOf(refused));
    expect(folioOf(message)).toMatch(/^D-20250216-/);
    opened.confirm();
    opened.answer('delivered');
    expect(opened.folios()).toEqual([folioOf(message)]);
    expect(opened.dirty()).toBe(false);
  });
});
