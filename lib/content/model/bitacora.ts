import { z } from 'zod';
import { dia, pdfGuardado, texto } from './fields';

const huella = () =>
  z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'no es una huella SHA-256: son 64 cifras y letras de la «a» a la «f»')
    .meta({ ayuda: 'La huella SHA-256 del archivo. `npm run check` la da.' });

/** Hashes of the office's current and former PDFs; a file without a note fails the check. */
export const Bitacora = z.strictObject({
  documentos: z.array(
    z.strictObject({
      archivo: pdfGuardado(),
      sha256: huella(),
      fecha: dia().meta({ ejemplo: '2026-11-25', ayuda: 'Desde qué día se publica este archivo.' }),
      nota: texto('Segunda edición', 'Qué es, o qué cambió.'),
      retirado: dia()
        .meta({ ejemplo: '2026-12-01', ayuda: 'El día en que se quitó, si ya no se publica.' })
        .optional(),
      anteriores: z
        .array(
          z.strictObject({
            sha256: huella(),
            hasta: dia().meta({ ejemplo: '2026-11-24', ayuda: 'Último día en que se publicó.' }),
            nota: texto('Primera edición'),
          }),
        )
        .default([]),
    }),
  ),
});
