/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { mailboxEnv, readSendSettings } from '@/lib/forms/settings';
import { buildWarnings } from '@/scripts/make/content';
import { sampleContent } from '../sample';

const FILES = globSync(
  ['app', 'components', 'lib', 'tests/sample/content'].map((folder) => `${folder}/**/*.*`),
);

/** Section 8 names them as never shown (D33). */
const NEVER_SHOWN = [
  'Su Denuncia anonima a sido enviada exitosamente',
  'Su queja esta siendo procesada y se te ha enviado un correo de confirmación',
];

// Especificación: 8-08, D33-01
it.each(NEVER_SHOWN)('«%s» no existe en ninguna parte', (heading) => {
  expect(FILES.length).toBeGreaterThan(100);
  expect(FILES.filter((file) => readFileSync(file, 'utf8').includes(heading))).toEqual([]);
});

describe('quien compila', () => {
  const warnings = (env: Record<string, string | undefined>) =>
    buildWarnings(sampleContent(), readSendSettings(env)).join('\n');
  const KEYS = Object.keys(mailboxEnv({}));

  // Especificación: D32-07
  it('sin llaves de correo sabe que los formularios no enviarán', () => {
    const none = Object.fromEntries(KEYS.map((key) => [key, undefined]));
    expect(warnings(none)).toContain('Sin llaves de correo');
  });

  it('con las del buzón local sabe que no debe publicarlo', () => {
    expect(warnings(mailboxEnv({}))).toContain('No la publique');
  });

  it('con llaves verdaderas no recibe ninguno de esos avisos', () => {
    const own = Object.fromEntries(KEYS.map((key) => [key, 'https://correo.example']));
    expect(warnings(own)).not.toMatch(/llaves|publique/);
  });
});
