import type { SchemaNode } from '@/lib/content/model/schema-tree';
import { BY_WHOM } from '../standing';
import { Select } from '../parts';
import { ROOT, useValue } from '../values';
import { Group, SchemaField } from './Field';
import { PagePhoto } from './PagePhoto';
import { emptyOf, asFields, nameOf, pick } from './nodes';

/** Of a piece with a text, what is written on its page; the rest are its settings. */
const ON_PAGE = ['titulo', 'resumen', 'descripcion', 'imagen', 'alt'];

/** A text that is always there, so that nobody adds it or takes it out. */
const ALWAYS = ['lugar'];

export const settingsOf = ({ properties = {} }: SchemaNode): string[] =>
  Object.keys(properties).filter((key) => !ON_PAGE.includes(key));

interface PageProps {
  node: SchemaNode;
  hasText: boolean;
}

/** The fields on the page of a piece: all of them where there is no text. */
export function PageFields({ node, hasText }: PageProps) {
  const picture = node.properties?.['imagen'];
  if (!hasText) return <Group node={node} path={ROOT} />;
  return (
    <>
      <Group
        node={node}
        path={ROOT}
        only={(key) => ON_PAGE.includes(key) && key !== 'imagen' && key !== 'alt'}
      />
      {picture && <PagePhoto node={picture} words={node.properties?.['alt'] ?? {}} />}
    </>
  );
}

interface SettingsProps {
  node: SchemaNode;
  keys: string[];
}

export function SettingsFields({ node, keys }: SettingsProps) {
  const { properties = {} } = node;
  return (
    <>
      {properties['borrador'] && <StateChoice properties={properties} />}
      <Group
        node={node}
        path={ROOT}
        only={(key) => keys.includes(key) && !(key in STATES)}
        always={ALWAYS}
      />
    </>
  );
}

/** By the key that writes each; the first that is there counts. */
const STATES: Record<string, string> = {
  enRevision: 'En revisión',
  borrador: 'Borrador',
  retirar: 'Se retira',
  publicar: 'Se publica otro día',
};

function StateChoice({ properties }: { properties: Record<string, SchemaNode> }) {
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
