import { PageOf } from '@/components/pages';
import { FormSection } from '@/components/sections/FormSection';
import { checkForms, LEAD_WORDS } from '@/lib/check/forms';
import type { Content } from '@/lib/content/model';
import { fieldsOf, type FormField } from '@/lib/forms/logic';
import { readSendSettings } from '@/lib/forms/settings';
import { shellView } from '@/lib/site/page-data/shell';
import { formView } from '@/lib/site/views/form';
import { DEMOSTRACION } from '@/lib/ui-texts';
import { sampleContent, sampleWith } from '../../sample';
import { told } from '../told';
import { firstOf, sourcesOf } from '../site/sources';
import { all, one, show, texts } from './pagina';

const words = (count: number) => Array.from({ length: count }, (_, at) => `palabra${at}`).join(' ');

const reportWith = (count: number): Content =>
  sampleWith(({ paginas }) => {
    const report = paginas.find(({ slug }) => slug === 'denuncia')!;
    report.body = `${words(count)}\n\n## Antes de escribir\n\n${words(900)}\n\n## Cómo cuidarse\n\nSolo.\n\n## Qué pasa después\n\n${words(300)}\n\n## A dónde ir\n\nAquí.\n`;
  });

const keys = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'k',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 's',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_DENUNCIA: 't',
};

function shown(content: Content, env: Record<string, string> = keys): void {
  const sources = { ...sourcesOf(content), settings: readSendSettings(env) };
  show(<PageOf page={firstOf('denuncia', sources)} shell={shellView(sources)} />);
}

/** Of a fold only its name counts. */
function wordsUntil(selector: string): number {
  const place = one(selector);
  const texts = document.createTreeWalker(one('main'), NodeFilter.SHOW_TEXT);
  let count = 0;
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement: within, textContent } = text;
    if (!(text.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING)) break;
    const isFolded = within?.closest('details') && !within.closest('summary');
    if (isFolded || within?.closest('.page-side, noscript, .sr-only')) continue;
    count += textContent?.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  }
  return count;
}

describe('la página de la denuncia', () => {
  it('en 120 palabras se llega a elegir cómo denunciar, y en 600 al primer campo; en demostración se dice antes que nadie lo leerá', () => {
    shown(reportWith(LEAD_WORDS));
    expect(one('main')).toHaveTextContent(DEMOSTRACION);
    expect(wordsUntil('.choice')).toBeGreaterThan(LEAD_WORDS);
    expect(wordsUntil('.choice')).toBeLessThanOrEqual(120);
    expect(wordsUntil('input')).toBeLessThanOrEqual(600);
  });

  it('mientras no se envía en línea, no dice quién lleva los mensajes: nada sale del equipo', () => {
    const content = sampleContent();
    const { correo } = content;
    const carrier = correo.data.vias[correo.data.via].mensajero;
    shown(content);
    expect(one('#formulario')).toHaveTextContent(carrier);
    shown(content, {});
    expect(one('#formulario')).not.toHaveTextContent(carrier);
  });

  it('impresa, la hoja dice dónde dejarla sin decir quién es, y no habla de internet', () => {
    shown(reportWith(LEAD_WORDS));
    expect(one('.as-built .print-only')).toHaveTextContent(
      /Entregue esta hoja .* sin nombre ni firma/,
    );
    const onPaper = all('.form .as-built > :not(.before-form)').map((part) => part.textContent);
    expect(onPaper.join(' ')).not.toContain('(IP)');
  });

  it('impresa, la hoja dice a qué horas y que con ella se entregan copias, y no que por el sitio no se adjuntan', () => {
    shown(reportWith(LEAD_WORDS));
    expect(one('.as-built .print-only')).toHaveTextContent(/de lunes a viernes.* entregue copias/);
    const onPaper = all('.form > :not(.as-built), .as-built > :not(.before-form)');
    expect(onPaper.map((part) => part.textContent).join(' ')).not.toContain('no se adjuntan');
  });

  it('a quien la escribe más larga se le avisa', () => {
    const said = (count: number) => told(checkForms, reportWith(count))[1];
    expect(said(LEAD_WORDS)).toEqual([]);
    expect(said(LEAD_WORDS + 1)).toEqual([
      expect.stringMatching(/^content\/paginas\/denuncia\.md:\d+ antes del formulario se leen 61 /),
    ]);
  });

  // Especificación: D43-01
  it('de una parte a otra se va sin dejar la página, y lo plegado dice qué guarda', () => {
    shown(reportWith(10));
    const parts = all('.page-exit nav a') as HTMLAnchorElement[];
    expect(parts.map(({ textContent }) => textContent)).toEqual([
      'Guía',
      'Formulario',
      'Qué sigue',
    ]);
    for (const { hash } of parts) expect(one(hash)).toBeInTheDocument();
    expect(texts('.form-part summary small')).toEqual([
      '¿Queja o denuncia? · Cómo cuidarse',
      'A dónde ir',
    ]);
    expect(all('.form-part[open]')).toHaveLength(all('.form-part').length);
  });
});

it('impresa, la queja dice junto a los campos cuáles son sólo de una persona, y deja lugar al folio y al sello', () => {
  const sources = sourcesOf();
  const queja = formView(sources, 'queja');
  expect(queja.primeraEnPapel?.opcionales).toEqual(['Nombre']);
  expect(formView(sources, 'denuncia').primeraEnPapel).toBeUndefined();
  // Those above the line (styles/forms.css) are what every choice asks.
  const [first, ...later] = queja.definition.modos;
  const asked = fieldsOf(queja.definition, first!);
  const common = asked.filter(
    ({ tipo, autocompletar }) => tipo === 'tel' || autocompletar === 'name',
  );
  const others = later.flatMap((mode) => fieldsOf(queja.definition, mode));
  const isEveryones = ({ name, autocompletar: kind }: FormField) =>
    others.some(
      (one) => one.name === name || (kind && kind !== 'off' && one.autocompletar === kind),
    );
  expect(
    asked.filter(({ tipo }) => !['textarea', 'checkbox'].includes(tipo)).filter(isEveryones),
  ).toEqual(common);
  show(<FormSection form={queja} />);
  expect(one('.paper-requirement')).toHaveTextContent(/Sólo si marcó «.+» .*opcional: Nombre/);
  expect(texts('.paper-office span')).toEqual(['Para la oficina: folio', 'Fecha', 'Sello']);
});

const { preguntas } = sampleContent().correo.data;
const PHONE = /\d{3} \d{3} \d{4}(?:, extensión \d{4})?/g;

describe('un solo teléfono para preguntar por cada formulario', () => {
  it.each([
    ['queja', preguntas.quejas],
    ['denuncia', preguntas.denuncias],
  ])('de la %s, lo dicen lo que sigue al enviarla y lo que hacer si no sale', (slug, phone) => {
    expect(phone).toMatch(/^\d{3} \d{3} \d{4}, extensión \d{4}$/);
    const { definition, channels } = formView(sourcesOf(), slug);
    const said = definition.modos.flatMap(({ despues }) => despues.join(' ').match(PHONE) ?? []);
    expect([...new Set([...said, channels.telefono])]).toEqual([phone]);
    expect(channels.telefonoHref).toBe(
      `tel:+52${phone.replace(', extensión ', ',').replaceAll(' ', '')}`,
    );
  });
});
