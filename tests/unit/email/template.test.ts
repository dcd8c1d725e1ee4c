/** @jest-environment node */
import { mailTemplate } from '@/lib/email/template';
import { templateProblems } from '@/lib/email/template-problems';
import type { FormDefinition } from '@/lib/forms/logic';
import { correos, form } from '../lib/formularios';

const FORMS = ['queja', 'denuncia'];
const make = (...slugs: string[]) => mailTemplate(slugs.map(form), correos);
const variables = (text: string) => [...text.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, key]) => key);
const keysOf = (slug: string) => [
  ...new Set(form(slug).modos.flatMap(({ carga }) => Object.keys(carga))),
];
const line = (txt: string, start: string) =>
  txt.split('\n').find((one) => one.startsWith(start)) ?? '';

describe.each(FORMS)('la plantilla de %s', (slug) => {
  const { html, txt } = make(slug);

  it('lleva cada clave de cada modo y el folio, una vez cada una', () => {
    expect(variables(html).sort()).toEqual([...keysOf(slug), 'folio'].sort());
  });

  it('pone cada valor en un recuadro propio, del que lo escrito no sale', () => {
    const boxes =
      /<pre style="[^"]*white-space:pre-wrap[^"]*border-left:[^"]*">\{\{\w+\}\}<\/pre>/g;
    expect(html.match(boxes)).toHaveLength(keysOf(slug).length + 1);
  });

  it('no lleva nada de lo que una plantilla nunca debe llevar', () => {
    expect(templateProblems(html)).toEqual([]);
    expect(templateProblems(txt)).toEqual([]);
  });

  it('se dirige al buzón de content/correo.yml, escrito a mano', () => {
    const inbox = { queja: 'quejas', denuncia: 'denuncias', sugerencia: 'sugerencias' }[slug];
    expect(line(txt, 'Para')).toContain(correos[inbox as keyof typeof correos]);
    expect(line(txt, 'Para')).not.toContain('{{');
    expect(line(txt, 'Responder a')).toContain('{{correo_electronico}}');
    expect(variables(line(txt, 'Asunto'))).toEqual(['folio']);
  });
});

describe('la plantilla de un formulario', () => {
  it('si ningún modo pide correo, no contesta a nadie', () => {
    const denuncia = form('denuncia');
    const modos = denuncia.modos.filter(({ anonimo }) => anonimo);
    const { txt } = mailTemplate([{ ...denuncia, modos }], correos);
    expect(line(txt, 'Responder a')).toMatch(/vacío/);
    expect(line(txt, 'Responder a')).not.toContain('{{');
  });

  it('un nombre de campo con signos de HTML o llaves es sólo texto', () => {
    const sugerencia = form('sugerencia');
    const odd: FormDefinition = {
      ...sugerencia,
      titulo: 'Quejas & <ideas>',
      campos: {
        ...sugerencia.campos,
        nombre: { ...sugerencia.campos['nombre']!, etiqueta: '<b>{{user_ip}}</b>' },
      },
    };
    const { html } = mailTemplate([odd], correos);
    expect(html).toContain('Quejas &amp; &lt;ideas&gt;');
    expect(html).not.toContain('<b>');
    expect(templateProblems(html)).toEqual([]);
  });
});
