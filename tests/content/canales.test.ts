/** @jest-environment node */
import { comunicado, copies, searchPage, swap } from './project';

const { check, cleanUp } = copies();
afterAll(cleanUp);

const PAGE = searchPage(`
Si le pidieron dinero, presente una [queja](/quejapublica/).

Si le PIDIÓ
dinero, escríbanos [aquí](/default/#queja).

Si le amenazaron, puede quejarse o denunciar.

Si le amenazaron, llame a la oficina.

Le trataron mal: denuncie.

- Una mordida se denuncia.
- Una mordida, no: quéjese.

Si está en peligro, presente una denuncia.

Si está en peligro, llame al 911 y presente después su denuncia.

| Caso | Qué hacer |
| --- | --- |
| Mal trato | [Denuncia](/default/#denuncia) |
`);

describe('a qué canal va cada caso lo dice canales.yml, y los textos no dicen otra cosa', () => {
  const { said, at, warnings } = check({
    'paginas/buscar.md': PAGE,
    'inicio.yml': (text) =>
      text
        .replace('Cuéntenos qué pasó. La denuncia puede ser sin su nombre.', 'Cuéntenos qué pasó.')
        .replace('#cual-le-toca', '/quejapublica/')
        .replace('Elegir queja o denuncia', 'Presentar una queja'),
    'prensa/canal.md': comunicado({}, 'Si le pidieron dinero, presente una queja.'),
  });
  const DINERO = (words: string) =>
    `habla de «Me pidieron dinero» («${words}») y sólo nombra la queja; ese caso es de la denuncia (content/canales.yml). Corrija el texto: enlace la [denuncia](/denuncia/).`;
  const TRATO = (words: string) =>
    `habla de «Me trataron mal o tardan demasiado» («${words}») y sólo nombra la denuncia; ese caso es de la queja (content/canales.yml). Corrija el texto: enlace la [queja](/quejapublica/).`;

  it('un párrafo, un renglón de lista o de tabla que sólo nombra o enlaza el otro', () => {
    const file = 'paginas/buscar.md';
    expect(said(file)).toEqual([
      `${at(file, 'presente una [queja]')} ${DINERO('pidieron dinero')}`,
      `${at(file, 'PIDIÓ')} ${DINERO('pidio dinero')}`,
      `${at(file, 'Le trataron mal')} ${TRATO('trataron mal')}`,
      `${at(file, 'quéjese')} ${DINERO('mordida')}`,
      expect.stringMatching(
        new RegExp(
          `^${at(file, 'peligro, presente')} habla de «Alguien está en peligro ahora» .* ese caso es del 911 `,
        ),
      ),
      `${at(file, 'Mal trato')} ${TRATO('mal trato')}`,
    ]);
  });

  it('un renglón de datos se lee entero: el texto en una clave y el enlace en otra', () => {
    expect(said('inicio.yml')).toEqual([
      `${at('inicio.yml', 'titulo: Le escuchamos')} carrusel.0: ${DINERO('pidieron dinero')}`,
    ]);
  });

  it('si nombra los dos, su enlace no lleva a uno solo', () => {
    const { said, at } = check({ 'inicio.yml': swap('#cual-le-toca', '#queja') });
    expect(said('inicio.yml')).toEqual([
      `${at('inicio.yml', 'titulo: Le escuchamos')} carrusel.0: ${DINERO('pidieron dinero').replace('sólo nombra', 'su enlace sólo lleva a')}`,
    ]);
  });

  it('en un comunicado sólo se aconseja', () => {
    expect(warnings).toEqual([`prensa/canal.md:9 aviso: ${DINERO('pidieron dinero')}`]);
  });
});
