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
      fecha: dia('Desde qué día se publica este archivo.', '2026-11-25'),
      nota: texto('Segunda edición', 'Qué es, o qué cambió.'),
      retirado: dia('El día en que se quitó, si ya no se publica.', '2026-12-01').optional(),
      anteriores: z
        .array(
          z.strictObject({
            sha256: huella(),
            hasta: dia('Último día en que se publicó.', '2026-11-24'),
            nota: texto('Primera edición'),
          }),
        )
        .default([]),
    }),
  ),
});
