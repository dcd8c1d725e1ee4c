/** @jest-environment node */
import { readSendSettings } from '@/lib/forms/settings';
import { hostRules } from '@/lib/site/hosts/rules';
import { sampleContent, withSitio } from '../../sample';

const content = sampleContent();
const INLINE = {
  styleHashes: ["'sha256-estilo='", "'sha256-otra='"],
  scriptHashes: ["'sha256-uno='", "'sha256-dos='"],
};
const { send } = readSendSettings({});
const rules = hostRules(content, INLINE, send);
const redirect = (from: string) => rules.redirects.find((rule) => rule.from === from);

describe('los buscadores', () => {
  const robots = (indexar: boolean) =>
    hostRules(withSitio({ indexar }), INLINE, send).headers.find(({ path }) => path === '/*')
      ?.headers['X-Robots-Tag'];

  it('con indexar: false no listan nada, tampoco los PDF', () => {
    expect(robots(false)).toBe('noindex');
    expect(robots(true)).toBeUndefined();
  });
});

describe('las redirecciones', () => {
  it('la raíz lleva al inicio', () => {
    expect(redirect('/')).toEqual({ from: '/', to: '/default/', status: 301 });
  });

  it.each([
    ['/acuse/', '/acuse/verificar/'],
    ['/VehiculosRemolcados/', '/vehiculosremolcados/'],
    ['/declaranet/', '/DeclaraNet/'],
    ['/direccionadministrativa/', '/direccionAdministrativa/'],
    ['/direcciondeinvestigacion/', '/direccionDeInvestigacion/'],
    ['/sindicaturasocial/', '/sindicaturaSocial/'],
  ])('%s llega a %s', (from, to) => expect(redirect(from)).toMatchObject({ to, status: 301 }));

  it('/default/<lo que sea> muestra el inicio', () => {
    expect(redirect('/default/*')).toEqual({
      from: '/default/*',
      to: '/default/index.html',
      status: 200,
    });
  });

  it('ninguna sale del sitio ni vuelve a sí misma', () => {
    expect(rules.redirects.filter(({ from, to }) => !to.startsWith('/') || from === to)).toEqual(
      [],
    );
  });
});
