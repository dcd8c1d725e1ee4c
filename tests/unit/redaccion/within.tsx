import type { ReactNode } from 'react';
import { PieceContext, usePieceScope, type PieceScope } from '@/scripts/redaccion/screen/values';

function Scope({ piece, children }: { piece: Partial<PieceScope>; children: ReactNode }) {
  return <PieceContext value={{ ...usePieceScope(), ...piece }}>{children}</PieceContext>;
}

/** Draws a part of a form as of an open piece. */
export const within = (piece: Partial<PieceScope>, part: ReactNode) => (
  <Scope piece={piece}>{part}</Scope>
);
