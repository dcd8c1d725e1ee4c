/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';

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
