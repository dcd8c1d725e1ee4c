/** @jest-environment node */
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants';
import { globSync } from 'tinyglobby';
import config from '@/next.config.mjs';

describe('la página de componentes', () => {
  it('la ve quien programa, con npm run dev', () => {
    expect(globSync('app/**/page.*')).toContain('app/componentes/page.dev.tsx');
    expect(config(PHASE_DEVELOPMENT_SERVER).pageExtensions).toContain('dev.tsx');
  });

  it('nunca se publica: la compilación no la conoce', () => {
    const known = config(PHASE_PRODUCTION_BUILD).pageExtensions ?? ['tsx', 'ts', 'jsx', 'js'];
    expect(known).not.toContain('dev.tsx');
  });
});
