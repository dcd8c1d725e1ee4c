import { useContext, useEffect, useRef, type ReactNode } from 'react';
import type { SchemaNode } from '@/lib/content/model/schema-tree';
import type { Piece } from '../../api';
import { FoundContext } from '../problems';
import { ROOT } from '../values';
import { Group } from './Group';
import { isStateKey } from './StateChoice';

/** A piece that is written as it will be read: fields above the text, beside it, and the rest. */
const AS_READ: Partial<Record<Piece['collection'], { above: string[]; beside: string[] }>> = {
  comunicados: {
    above: ['titulo', 'resumen', 'imagen'],
    beside: ['alt', 'lugar', 'fecha', 'numero'],
  },
  direcciones: {
    above: ['titulo', 'descripcion'],
    beside: ['unidad', 'orden', 'icono', 'foto', 'actualizado'],
  },
};

interface Props {
  collection: Piece['collection'];
  node: SchemaNode;
  acts: ReactNode;
  children: ReactNode;
}

export function PieceFields({ collection, node, acts, children }: Props) {
  const order = AS_READ[collection];
  if (!order)
    return (
      <>
        {acts}
        <Group node={node} path={ROOT} only={(key) => !isStateKey(key)} />
        {children}
      </>
    );
  const { above, beside } = order;
  return (
    <div className="as-read">
      <div>
        <Group node={node} path={ROOT} only={(key) => above.includes(key)} />
        {children}
      </div>
      <div>
        <Group node={node} path={ROOT} only={(key) => beside.includes(key)} />
        <More node={node} shown={[...above, ...beside]} />
        {acts}
      </div>
    </div>
  );
}

/** The fields of few pieces; opened when the person is led to one of them. */
function More({ node, shown }: { node: SchemaNode; shown: string[] }) {
  const box = useRef<HTMLDetailsElement>(null);
  const [, key = ''] = useContext(FoundContext).target.split('.');
  const ledTo = key !== '' && !shown.includes(key) && !isStateKey(key);
  useEffect(() => {
    if (ledTo && box.current) box.current.open = true;
  }, [ledTo]);
  return (
    <details ref={box}>
      <summary>Más</summary>
      <Group node={node} path={ROOT} only={(key) => !shown.includes(key) && !isStateKey(key)} />
    </details>
  );
}
