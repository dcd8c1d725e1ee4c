import { useEffect, useRef, type ReactNode } from 'react';
import type { SchemaNode } from '@/lib/content/model/schema-tree';
import type { Piece } from '../../api';
import { BY_WHOM } from '../standing';
import { Select } from '../parts';
import { ROOT, useValue, usePieceScope } from '../values';
import { Group, SchemaField } from './Field';
import { emptyOf, asFields, nameOf, pick } from './nodes';

/** A piece that is written as it will be read: fields above the text, beside it, and the rest, each in its schema's order. */
const AS_READ: Partial<Record<Piece['collection'], { above: string[]; beside: string[] }>> = {
  comunicados: {
    above: ['titulo', 'resumen', 'imagen'],
    beside: ['fecha', 'alt', 'numero', 'lugar'],
  },
  direcciones: {
    above: ['titulo', 'descripcion'],
    beside: ['unidad', 'orden', 'icono', 'foto', 'actualizado'],
  },
};

interface Props {
  node: SchemaNode;
  acts: ReactNode;
  children: ReactNode;
}

export function PieceFields({ node, acts, children }: Props) {
  const { collection, target } = usePieceScope();
  const box = useRef<HTMLDetailsElement>(null);
  const { above = [], beside = [] } = AS_READ[collection] ?? {};
  const isRest = (key: string) => ![...above, ...beside].includes(key) && !(key in STATES);
  const [, key = ''] = target.split('.');
  const isLed = key !== '' && isRest(key);
  useEffect(() => {
    if (isLed && box.current) box.current.open = true;
  }, [isLed]);
  const fields = (only: (key: string) => boolean) => <Group node={node} path={ROOT} only={only} />;
  if (above.length === 0)
    return (
      <>
        {acts}
        {fields(isRest)}
        {children}
      </>
    );
  return (
    <div className="as-read">
      <div>
        {fields((one) => above.includes(one))}
        {children}
      </div>
      <div>
        {fields((one) => beside.includes(one))}
        {/* The fields of few pieces; opened when the person is led to one of them. */}
        <details ref={box}>
          <summary>Más</summary>
          {fields(isRest)}
        </details>
        {acts}
      </div>
    </div>
  );
}

/** By the key that writes each; the first that is there counts. */
const STATES: Record<string, string> = {
  enRevision: 'En revisión',
  borrador: 'Borrador',
  retirar: 'Se retira',
  publicar: 'Se publica otro día',
};

export function StateChoice({ properties }: { properties: Record<string, SchemaNode> }) {
  const [data, set] = useValue(ROOT);
  const fields = asFields(data);
  const chosen = Object.keys(STATES).find((key) => (fields[key] ?? false) !== false);
  const dated = ['publicar', 'retirar'].filter((key) => fields[key] !== undefined);
  const choose = (key: string) => {
    // A published piece that is withdrawn keeps its first day.
    const keeps = key === 'retirar' ? 'publicar' : '';
    const kept = pick(data, (name) => !(name in STATES) || name === keeps);
    const added = properties[key] && { [key]: emptyOf(properties[key]) };
    // The focus stays: arrows pass through the other states on their way to one.
    set({ ...kept, ...added });
  };
  return (
    <div className="field">
      <Select
        label="Estado"
        value={chosen ?? ''}
        options={[['', 'Para publicar'], ...Object.entries(STATES)]}
        onChoose={choose}
      />
      {dated.length > 0 && <p className="help">{BY_WHOM}</p>}
      {dated.map((key) => (
        <SchemaField
          key={key}
          node={properties[key] ?? {}}
          path={`${ROOT}.${key}`}
          label={nameOf(key)}
          required={false}
          removable
        />
      ))}
    </div>
  );
}
