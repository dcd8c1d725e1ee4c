import { PageOf } from '@/components/pages';
import { checkData } from '@/lib/content/lint/describe-issue';
import { fileWords } from '@/lib/content/faults';
import type { Content } from '@/lib/content/model';
import { Sitio } from '@/lib/content/model/schemas';
import { readSendSettings } from '@/lib/forms/settings';
import { allPages } from '@/lib/site/pages';
import { pageData } from '@/lib/site/page-data';
import { shellView } from '@/lib/site/page-data/shell';
import { searchRecords } from '@/lib/site/records/search';
import { sampleContent, sampleWith, withSitio } from '../../sample';
import { sourcesOf } from '../site/sources';
import { all, show, texts } from './pagina';

const CANALES = [
  {
    nombre: 'WhatsApp',
    numeroOEnlace: 'https://wa.me/526645550188',
    horario: 'lunes a viernes, de 9:00 a 14:00 horas',
    para: 'preguntar por un trámite',
    revela: 'su número y la fotografía de su perfil',
  },
  {
    nombre: 'Mensaje de texto',
    numeroOEnlace: '664 555 0189',
    horario: 'lunes a viernes, de 9:00 a 14:00 horas',
    para: 'preguntar por un folio',
    revela: 'su número',
  },
];
const withChannels = () => withSitio({ otrosCanales: CANALES } as never);

function pageAt(ruta: string, content: Content): string {
  const sources = { ...sourcesOf(content), settings: readSendSettings({}) };
  const ref = allPages(content).find((one) => one.ruta === ruta)!;
  show(<PageOf page={pageData(sources, ref)} shell={shellView(sources)} />);
  return document.body.textContent;
}
const links = (within: string) =>
  all(`${within} a`)
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => /wa\.me|^sms:/.test(href));

describe('los canales de una oficina que contesta mensajes', () => {
  it('están al pie de cada página, sólo como enlaces', () => {
    pageAt('/prensa/', withChannels());
    expect(links('footer')).toEqual(['https://wa.me/526645550188', 'sms:+526645550189']);
    expect(texts('footer address li').join()).toContain('WhatsApp: 664 555 0188');
    expect(all('script[src*="wa"], iframe[src*="wa"], img[src*="wa.me"]')).toEqual([]);
  });

  it('el directorio dice su horario, para qué sirven y qué muestran de quien escribe', () => {
    const said = pageAt('/directorio/', withChannels());
    expect(said).toContain('de 9:00 a 14:00 horas. Sirve para preguntar por un trámite.');
    expect(said).toContain('Muestra su número y la fotografía de su perfil.');
  });

  it('si no se puede enviar, el formulario los ofrece entre las otras vías', () => {
    const said = pageAt('/quejapublica/', withChannels());
    expect(said).toMatch(/escribir por WhatsApp: 664 555 0188, lunes.* \(muestra su número/);
  });

  it('la denuncia advierte que por ahí se ve quién escribe, en los dos idiomas; la queja no hace falta', () => {
    const warning = 'no escriba por WhatsApp ni Mensaje de texto. La oficina vería su número';
    expect(pageAt('/denuncia/', withChannels())).toContain(warning);
    expect(pageAt('/en/report/', withChannels())).toContain('The office would see your number');
    expect(pageAt('/quejapublica/', withChannels())).not.toContain(warning);
  });

  it('se hallan con el buscador', () =>
    expect(searchRecords(withChannels()).filter(({ kind }) => kind === 'canal')).toEqual([
      expect.objectContaining({ url: '/directorio/#otros-canales', title: 'WhatsApp' }),
    ]));
});

it('sin canales, o con la lista vacía, ninguna página cambia', () => {
  const empty = sampleWith(({ sitio }) => Object.assign(sitio.data, { otrosCanales: [] }));
  for (const ruta of ['/prensa/', '/directorio/', '/denuncia/', '/quejapublica/', '/en/report/']) {
    pageAt(ruta, sampleContent());
    const without = document.body.innerHTML;
    expect(without).not.toMatch(/wa\.me|otros-canales|otrosCanales/);
    pageAt(ruta, empty);
    expect(document.body.innerHTML).toBe(without);
  }
});

it.each([
  ['http://wa.me/526645550188', 'no es un enlace sencillo de WhatsApp'],
  ['https://wa.me/526645550188?text=Hola', 'no es un enlace sencillo de WhatsApp'],
  ['https://api.whatsapp.com/send?phone=52', 'Escriba https://wa.me/52 y las diez cifras'],
  ['https://t.me/oficina?utm_source=x', 'Escriba sólo: https://t.me/oficina'],
  ['http://t.me/oficina', 'no es un teléfono de diez cifras ni una dirección con https://'],
  ['6645', 'el teléfono no tiene la forma esperada'],
])('«%s» no es un canal, y la falta dice qué escribir', (numeroOEnlace, words) => {
  const data = { ...sampleContent().sitio.data, otrosCanales: [{ ...CANALES[0], numeroOEnlace }] };
  const { faults } = checkData(Sitio, data);
  expect(faults.map(({ fault }) => fileWords(fault)).join()).toContain(words);
});
