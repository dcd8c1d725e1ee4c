/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { allPages, versionsOf } from '@/lib/site/pages';
import { FORMS } from '@/lib/ui-texts/forms';
import { ENGLISH_FORMS } from '@/lib/ui-texts/forms-english';
import { emitSitemaps } from '@/scripts/make/emit/sitemap';
import { SAMPLE, sampleContent } from '../sample';
import { copies, swap } from './project';

const { check, cleanUp } = copies();
afterAll(cleanUp);

const TOWED = 'ingles/towed-vehicle.md';

it('una página en inglés más vieja que la española se nombra, con su renglón y qué hacer', () => {
  const { problems, warnings } = check({
    'vehiculos.yml': swap('actualizado: 2025-01-27', 'actualizado: 2025-02-03'),
  });
  expect(problems).toEqual([]);
  expect(warnings).toContain(
    `${TOWED}:5 aviso: al: esta página es del 2025-01-27 y content/vehiculos.yml cambió el 2025-02-03. Compárelas, corrija ésta y escriba al: 2025-02-03`,
  );
});

it('ni sigue a un archivo sin día, ni a un día que aún no tiene, y lo que dice otras cifras se avisa', () => {
  const { problems, warnings } = check({
    [TOWED]: swap('al: 2025-01-27', 'al: 2025-01-28'),
    'ingles/other.md': readFileSync(path.join(SAMPLE, 'content', TOWED), 'utf8')
      .replace('vehiculos.yml', 'correo.yml')
      .replace('Your car', 'Our car'),
    'sitio.yml': (text) => `${text}horarioEnIngles: Monday to Friday, 8:00 to 14:00\n`,
  });
  expect(problems).toEqual([
    expect.stringContaining('ingles/other.md:4 traduceDe: no hay un archivo content/correo.yml'),
    expect.stringContaining(`${TOWED}:5 al: content/vehiculos.yml es del 2025-01-27`),
  ]);
  expect(warnings.join()).toContain('horarioEnIngles: no lleva las mismas cifras');
});

it('un formulario en inglés dice todo lo del español, con una letra de folio que no tiene otro', () => {
  const { problems, warnings } = check({
    'formularios/denuncia.yml': swap('etiqueta: Lugar', 'etiqueta: Sitio'),
    'ingles/formularios/denuncia.yml': swap('folio: R', 'folio: Q'),
  });
  expect(problems).toEqual([
    expect.stringContaining('ingles/formularios/denuncia.yml:2 folio: la letra'),
  ]);
  expect(warnings.join()).toMatch(
    /denuncia\.yml:\d+ aviso: literales: .*falta «Sitio», sobra «Lugar»/,
  );
});

it('lo que se dice en los dos idiomas se nombra de ida y vuelta', () => {
  const content = sampleContent();
  const both = { whole: '/vehiculosremolcados/', en: '/en/towed-vehicle/' };
  const home = { whole: '/default/', en: '/en/' };
  const told = allPages(content).flatMap((page) => {
    const { whole, en } = versionsOf(content, page) ?? {};
    return en ? { whole, en } : [];
  });
  const forms = [
    { whole: '/quejapublica/', en: '/en/complaint/' },
    { whole: '/denuncia/', en: '/en/report/' },
  ];
  expect(told).toEqual([home, ...forms, both, home, both, ...forms.toReversed()]);
  const map = emitSitemaps(content).get('sitemap-paginas.xml') ?? '';
  expect(map.match(/hreflang="en" href="[^"]*\/en\/towed-vehicle\/"/g)).toHaveLength(2);
});

it('los formularios en inglés dicen los textos de la especificación como los de español', () => {
  const { SEND, SENT, SEND_FAILED } = FORMS;
  expect(ENGLISH_FORMS).toMatchObject({ SEND, SENT, SEND_FAILED });
});
