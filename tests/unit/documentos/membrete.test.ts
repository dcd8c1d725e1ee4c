/** @jest-environment node */
import sharp from 'sharp';
import { convert } from '@/scripts/documents';
import { docx, p, picture, r } from './docx';

const drawing = (width: number, height: number, kind: 'png' | 'jpeg') =>
  sharp({ create: { width, height, channels: 3, background: '#805040' } })
    .toFormat(kind)
    .toBuffer();
const TITLE = p(r('ABREN MÓDULO DE QUEJAS EN OTAY', '<w:b/>'));
const TEXT = p(
  'El módulo recibe quejas y denuncias de lunes a viernes, de 8 a 15 horas, en la delegación de Otay, y lo atienden cuatro personas.',
);
const CAPTION = p(r('Personal de la oficina atiende a una vecina en Otay.', '<w:i/>'));
const SIGNED = p('A T E N T A M E N T E') + p('MTRA. ANA TORRES GIL');

const SEAL = { width: 300, height: 300, kind: 'png' } as const;
const BAND = { width: 1600, height: 240, kind: 'png' } as const;
const PHOTO = { width: 1600, height: 1067, kind: 'jpeg' } as const;
const one = picture('r:embed="i1"', '');
const two = picture('r:embed="i2"', '');

test.each([
  ['una franja sobre el título es membrete', one + TITLE + TEXT + two, [BAND, PHOTO], [2]],
  ['un escudo sobre el título es membrete', one + TITLE + TEXT + two, [SEAL, PHOTO], [2]],
  ['un sello bajo la firma no se ofrece', TITLE + one + TEXT + SIGNED + two, [PHOTO, SEAL], [1]],
  ['una fotografía sobre el título lo es', one + TITLE + TEXT, [PHOTO], [1]],
  ['con pie, también si es ancha', one + CAPTION + TITLE + TEXT, [BAND], [1]],
  ['dos fotografías se ofrecen las dos', TITLE + one + TEXT + two, [PHOTO, PHOTO], [1, 2]],
])('%s', async (_name, body, drawn, offered) => {
  const files: Record<string, Uint8Array> = {};
  for (const [at, { width, height, kind }] of drawn.entries())
    files[`word/media/${at + 1}.${kind}`] = await drawing(width, height, kind);
  const relations = drawn.map(({ kind }, at) => ({
    ...{ id: `i${at + 1}`, type: 'image', target: `media/${at + 1}.${kind}` },
  }));
  const read = await convert('a.docx', docx(body, { files, relations }), { apart: true, left: [] });
  if ('why' in read) throw new Error(read.why);
  expect(read.pictures.map(({ name }) => name.replace(/\D/g, ''))).toEqual(offered.map(String));
  expect(read.losses).toEqual([]);
});
