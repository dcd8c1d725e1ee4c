import { useContext } from 'react';
import type { SchemaNode } from '@/lib/content/model/schema-tree';
import { BY_WHOM } from '../kinds';
import { Select } from '../parts';
import { changeAndGo } from '../problems';
import { ROOT, useValue } from '../values';
import { emptyOf, isFields, nameOf } from './nodes';
import { FieldContext } from './Shell';

/** By the key that writes each; the first that is there counts. */
const STATES: Record<string, string> = {
  enRevision: 'En revisión',
  borrador: 'Borrador',
  retirar: 'Se retira',
  publicar: 'Se publica otro día',
};

/** Whether a key of a piece writes its state. */
export const isStateKey = (key: string): boolean => key in STATES;

/** The state that a save gives to the piece, and the fields of that state. */
export function StateChoice({ properties }: { properties: Record<string, SchemaNode> }) {
  const Field = useContext(FieldContext);
  const [data, set] = useValue(ROOT);
  const fields = isFields(data) ? data : {};
  const chosen = Object.keys(STATES).find((key) => (fields[key] ?? false) !== false);
  const choose = (key: string) => {
    // A published piece that is withdrawn keeps its first day.
    const kept = Object.entries(fields).filter(
      ([name]) => !isStateKey(name) || (key === 'retirar' && name === 'publicar'),
    );
    const added = properties[key] && { [key]: emptyOf(properties[key]) };
    changeAndGo(() => set({ ...Object.fromEntries(kept), ...added }), `${ROOT}.${key}`);
  };
  return (
    <div className="field">
      <Select
        label="Estado"
        value={chosen ?? ''}
        options={[['', 'Para publicar'], ...Object.entries(STATES)]}
        onChoose={choose}
      />
      {['publicar', 'retirar'].some((key) => fields[key] !== undefined) && (
        <p className="help">{BY_WHOM}</p>
      )}
      {['publicar', 'retirar'].map(
        (key) =>
          fields[key] !== undefined && (
            <Field
              key={key}
              node={properties[key] ?? {}}
              path={`${ROOT}.${key}`}
              label={nameOf(key)}
              required={false}
              removable
            />
          ),
      )}
    </div>
  );
}
