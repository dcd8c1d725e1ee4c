/** @jest-environment node */
import { readSettings } from '@/lib/forms/settings';
import { hostRules } from '@/lib/site/host-rules';
import { toCloudflare } from '@/scripts/make/emit/hosts/cloudflare';
import { sampleContent } from '../../sample';

const INLINE = { styleHash: "'sha256-estilo='", scriptHashes: ["'sha256-uno='", "'sha256-dos='"] };
const rules = hostRules(sampleContent(), INLINE, readSettings({}).send);

describe('los archivos para el alojamiento', () => {
  const { headers, redirects } = toCloudflare(rules);

  it('escriben las redirecciones con y sin diagonal final', () => {
    expect(redirects.split('\n')).toEqual(
      expect.arrayContaining([
        '/ /default/ 301',
        '/declaranet/ /DeclaraNet/ 301',
        '/declaranet /DeclaraNet/ 301',
      ]),
    );
    expect(redirects).toMatch(/^[^\n]+( [^ \n]+){2}(\n[^ \n]+ [^ \n]+ \d{3})*\n$/);
  });

  it('en el buscador quitan la política general antes de poner la suya', () => {
    const block = headers.split('\n\n').find((text) => text.startsWith('/buscar/')) ?? '';
    expect(block.split('\n').slice(1)).toEqual([
      '  ! Content-Security-Policy',
      expect.stringContaining("'wasm-unsafe-eval'"),
    ]);
    expect(headers.split('\n\n')[0]).not.toContain('!');
  });
});
