import { longDate } from '@/lib/office/dates';
import type { LedgerRow } from '@/lib/site/bitacora';
import type { Sources } from '@/lib/site/sources';
import { pdfView } from './parts';

export type LedgerRowView = ReturnType<typeof ledgerRowView>;

export const ledgerRowView = (
  sources: Pick<Sources, 'assets'>,
  { archivo, titulo, clase, nota, fecha, paginas, texto, sha256, anteriores }: LedgerRow,
) => ({
  ...{ archivo, titulo, clase, nota, paginas, texto, sha256 },
  pdf: clase === 'retirado' ? undefined : pdfView(sources, { href: archivo, text: titulo }),
  desde: fecha && longDate(fecha),
  anteriores: anteriores.map((one) => ({ ...one, hasta: longDate(one.hasta) })),
});
