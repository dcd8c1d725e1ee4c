import type { Reader } from '../reader/workers';
import { Refused } from '../refused';
import type { ChangeChoice, UnderstoodKind } from '../../documents/types';
import type { Routes } from './route';

const CHOICES: Record<string, ChangeChoice> = { aceptar: 'accept', rechazar: 'reject' };
const REMEDY =
  'Ábralo en su procesador de textos, copie el texto a un documento nuevo, guárdelo como «Documento de Word (.docx)» y vuelva a intentarlo.';

export const documentRoutes = (reader: Reader): Routes => ({
  'POST /api/documento': ({ query, body, signal }) => {
    if (!Buffer.isBuffer(body)) throw new Refused(415, 'Mande el documento por sus bytes.');
    const changes = CHOICES[query.get('cambios') ?? ''];
    const left = query.get('dejar')?.split(',') as UnderstoodKind[] | undefined;
    const asked = { changes, ...(left && { left }) };
    return reader.read('document', [query.get('nombre') ?? '', body, asked], REMEDY, signal);
  },
});
