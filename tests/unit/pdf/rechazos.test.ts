/** @jest-environment node */
import { workshop } from './workshop';

const { comunicado, cleanUp } = workshop();
afterAll(cleanUp);

describe('lo que un PDF no puede mostrar detiene la compilación', () => {
  it.each([
    [
      'una nota al pie',
      'Uno.\n\nDos.[^1]\n\n[^1]: nota',
      'content/prensa/abren-oficina.md:11 el PDF no admite «footnoteReference». Escríbalo con',
    ],
    [
      'HTML',
      'Uno.\n\n<video src="x"></video>',
      'content/prensa/abren-oficina.md:11 el PDF no admite «html»',
    ],
    [
      'una casilla',
      '- [ ] pendiente',
      'content/prensa/abren-oficina.md:9 el PDF no admite «listItem». Quite la casilla',
    ],
    [
      'un bloque de código',
      '```\nx\n```',
      'content/prensa/abren-oficina.md:9 el PDF no admite «code»',
    ],
    [
      'un signo sin letra',
      'Uno.\n\nDos ☃.',
      'content/prensa/abren-oficina.md:11 la tipografía del PDF no tiene el carácter «☃» (U+2603)',
    ],
    [
      'una imagen ajena',
      '![x](https://a.example/x.png)',
      'content/prensa/abren-oficina.md:9 la imagen «https://a.example/x.png» no está en public/',
    ],
  ])('%s: dice el archivo, el renglón y qué hacer', async (_, body, message) => {
    await expect(comunicado(body)).rejects.toThrow(message);
  });
});
