/** @jest-environment node */
import { strFromU8, strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { docx, drawn, filesOf, p, pic } from './docx';
import { cases, readDocx } from './leer';

const side = (background: string) => ({
  create: { width: 20, height: 20, channels: 3 as const, background },
});
const photo = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#ff0000' } })
    .composite([{ input: side('#0000ff'), left: 20, top: 0 }])
    .png()
    .toBuffer();
const blip = (inner = '') => `<a:blip r:embed="i1">${inner}</a:blip>`;
const shape = (fill: string, geometry = 'rect') =>
  p(
    drawn(
      `<wps:wsp><wps:spPr><a:prstGeom prst="${geometry}"/><a:blipFill>${fill}</a:blipFill></wps:spPr></wps:wsp>`,
    ),
  );
const photoOf = (fill: string, extent = '') => p(drawn(pic(fill), 'inline', extent));
const cut = (crop: string) => photoOf(`${blip()}<a:srcRect ${crop}/>`);
const stretched = (left: string) => `<a:stretch><a:fillRect l="${left}"/></a:stretch>`;

const given = async () => ({
  relations: [{ id: 'i1', type: 'image', target: 'media/i1.png' }],
  files: { 'word/media/i1.png': await photo() },
});

const CUT = cases<[string, number]>({
  'recortada en milésimas': [cut('l="50000"'), 20],
  'recortada en por ciento': [cut('l="50%"'), 20],
  'recortada por un Word de antes': [
    p(
      '<w:r><w:pict><v:shape alt="x"><v:imagedata r:id="i1" cropleft="32768f"/></v:shape></w:pict></w:r>',
    ),
    20,
  ],
  'que rellena una forma': [shape(`${blip()}<a:srcRect l="50000"/>`), 20],
  'más grande que su marco': [photoOf(blip() + stretched('-100000')), 20],
  'recortada y más grande que su marco': [
    photoOf(`${blip()}<a:srcRect l="50000"/>${stretched('-100%')}`),
    10,
  ],
  'con un margen': [cut('l="-10000"'), 40],
});
it.each(CUT)('de una imagen %s sólo viene lo que se ve', async (_what, body, width) => {
  const { pictures, told } = await readDocx(docx(body, await given()));
  const [seen] = pictures;
  expect(await sharp(seen?.bytes).metadata()).toMatchObject({ width, height: 20 });
  if (width < 40) expect((await sharp(seen?.bytes).stats()).dominant.r).toBeLessThan(20);
  expect(told.join()).not.toContain('imagen');
});

const LOST = cases<[string, string]>({
  'un óvalo que la foto rellena': [shape(blip(), 'ellipse'), 'imagen recortada: Un módulo'],
  'un recorte que no deja nada': [cut('l="60000" r="50000"'), 'imagen recortada: Un módulo'],
  'una foto transparente': [
    photoOf(blip('<a:alphaModFix amt="0"/>')),
    'imagen recortada: Un módulo',
  ],
  'una foto aclarada': [photoOf(blip('<a:lum bright="100000"/>')), 'imagen recortada: Un módulo'],
  'una foto sin tamaño': [photoOf(blip(), '<wp:extent cx="0" cy="0"/>'), 'texto oculto: Un módulo'],
});
it.each(LOST)('%s no viene, y se dice', async (_what, body, said) => {
  const { pictures, told } = await readDocx(docx(body, await given()));
  expect(pictures).toEqual([]);
  expect(told).toContain(said);
});

it('la imagen del fondo de la página no viene, y se dice', async () => {
  const files = filesOf(p('Texto'), await given());
  const body = strFromU8(files['word/document.xml']!);
  const fill = '<w:background><v:background><v:fill r:id="i1"/></v:background></w:background>';
  files['word/document.xml'] = strToU8(body.replace('<w:body>', `${fill}<w:body>`));
  expect((await readDocx(zipSync(files))).told).toEqual(['imagen del fondo de la página: 1']);
});
