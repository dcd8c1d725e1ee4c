/** @jest-environment node */
import { COMUNICADO, DOCUMENTO, NORMA, workshop } from './workshop';

const first = workshop();
const second = workshop();
afterAll(() => {
  first.cleanUp();
  second.cleanUp();
});

const words = { comunicados: [COMUNICADO], normas: [NORMA], documentos: [DOCUMENTO] };
const PDFS = [
  '/static/pdf/NOTICIAS/SP_COM_007.pdf',
  '/static/pdf/normas-administrativas/NTA-01.pdf',
  DOCUMENTO.archivo,
];

describe('compilar dos veces', () => {
  it('da los mismos archivos, byte por byte, aunque se hagan en otro orden y en otra carpeta', async () => {
    await first.build(words);
    await second.build({ documentos: [DOCUMENTO] });
    await second.build({ normas: [NORMA] });
    await second.build({ comunicados: [COMUNICADO] });
    for (const pdf of PDFS) expect(second.bytesOf(pdf).equals(first.bytesOf(pdf))).toBe(true);
  });

  it('no vuelve a dibujar lo que no cambió', async () => {
    expect(await first.build(words)).toEqual({ made: 0, reused: 3, supplied: 0 });
  });

  it('dibuja de nuevo sólo lo que cambió', async () => {
    const changed = { ...COMUNICADO, body: 'La oficina abre hoy.' };
    expect(await first.build({ ...words, comunicados: [changed] })).toEqual({
      made: 1,
      reused: 2,
      supplied: 0,
    });
    expect(first.read('/static/pdf/NOTICIAS/SP_COM_007.pdf').text).toContain('abre hoy');
  });

  it('dibuja de nuevo el comunicado cuya imagen cambió', async () => {
    const illustrated = { comunicados: [{ ...COMUNICADO, body: '![Plano](/imagenes/a.svg)' }] };
    const svg = (color: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path fill="${color}" d="M0 0h9v9z"/></svg>`;
    await first.supply('imagenes/a.svg', svg('red'));
    await first.build(illustrated);
    await first.supply('imagenes/a.svg', svg('blue'));
    expect(await first.build(illustrated)).toEqual({ made: 1, reused: 0, supplied: 0 });
  });
});
