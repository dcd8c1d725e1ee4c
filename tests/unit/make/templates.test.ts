/** @jest-environment node */
import { emitTemplates } from '@/scripts/make/emit/templates';
import { sampleContent } from '../../sample';

it('las plantillas de correo que escribe la compilación son dos archivos por formulario', () => {
  const content = sampleContent();
  const names = content.formularios.flatMap(({ data: { plantilla } }) => [
    ...[`${plantilla}.html`, `${plantilla}.txt`],
  ]);
  expect([...emitTemplates(content).keys()].sort()).toEqual(names.sort());
});
