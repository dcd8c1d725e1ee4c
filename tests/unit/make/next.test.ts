/** @jest-environment node */
import { nextFailure } from '@/scripts/make/next';

const sourceAt = (ruta: string) => (ruta === '/prensa/ñ/' ? 'content/prensa/ñ.md' : undefined);

/** As Next 16 says it, with what it says before and after. */
const WORDS = `▲ Next.js
Generating static pages (0/3)
Error occurred prerendering page "/prensa/%C3%B1". Read more: https://nextjs.org/docs/messages/prerender-error
TypeError: Cannot read properties of undefined (reading 'html')
Error occurred prerendering page "/prensa/%C3%B1". Read more: https://nextjs.org/docs/messages/prerender-error
Export encountered an error on /[[...ruta]]/page: /prensa/%C3%B1, exiting the build.
`;

describe('si Next no puede hacer una página', () => {
  it('se dice cuál es, de qué archivo, y dónde están sus propias palabras', () => {
    expect(nextFailure(WORDS, '.cache/next.log', sourceAt)).toBe(
      [
        'El armado de las páginas (Next) no pudo hacer esta página:',
        '  /prensa/%C3%B1/, con el texto de content/prensa/ñ.md',
        'Revise lo último que cambió en ese archivo.',
        'Sus propias palabras, para quien programa, están en .cache/next.log',
      ].join('\n'),
    );
  });

  it('de una página de listas, cuál es', () => {
    const words = `${WORDS}Error occurred prerendering page "/prensa/anio/2024". Read more`;
    expect(nextFailure(words, 'x', sourceAt)).toMatch(
      /estas páginas:\n {2}\/prensa\/%C3%B1\/, con .*\n {2}\/prensa\/anio\/2024\/\nRevise .* esos archivos\./,
    );
  });

  it('y si no llegó a las páginas, que no es de quien escribe', () => {
    const said = nextFailure('Failed to compile.\n./app/layout.tsx\nType error: x', 'x', sourceAt);
    expect(said).toContain('la falla es del programa, no de los contenidos');
    expect(said).not.toContain('Type error');
  });
});
