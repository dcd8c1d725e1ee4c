import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SchemaNode } from '@/lib/content/model/schema-tree';
import { daysAfter, isDay } from '@/lib/office/dates';
import type { ApiJson } from '../../api';
import { weekday, officeDay } from '../instants';
import { BY_WHOM } from '../standing';
import { Act, Select, TextInput } from '../parts';
import { ROOT, useValue } from '../values';
import { Group, SchemaField } from './Field';
import { PagePhoto } from './PagePhoto';
import { emptyOf, asFields, nameOf, pick } from './nodes';

/** Of a piece with a text, what is written on its page; the rest are its settings. */
export const ON_PAGE = ['titulo', 'resumen', 'descripcion', 'imagen', 'alt'];

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
  /** Whether visitors see the page now. */
  isOnSite: boolean;
}

export function SettingsFields({ node, keys, isOnSite }: SettingsProps) {
  const { properties = {} } = node;
  return (
    <>
      {properties['borrador'] && <StateChoice {...{ properties, isOnSite }} />}
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

interface StateProps {
  properties: Record<string, SchemaNode>;
  isOnSite: boolean;
}

function StateChoice({ properties, isOnSite }: StateProps) {
  const [data, set] = useValue(ROOT);
  const [proposed, propose] = useState<string>();
  const schedule = useRef<HTMLButtonElement>(null);
  const fields = asFields(data);
  const chosen = Object.keys(STATES).find((key) => (fields[key] ?? false) !== false);
  const dated = ['publicar', 'retirar'].filter((key) => fields[key] !== undefined);
  const follow = useOwnDay(properties['fecha'] !== undefined);
  const apply = (key: string, added: Record<string, ApiJson>) => {
    // A published piece that is withdrawn keeps its first day.
    const keeps = key === 'retirar' ? 'publicar' : '';
    const kept = pick(data, (name) => !(name in STATES) || name === keeps);
    propose(undefined);
    // The focus stays: arrows pass through the other states on their way to one.
    set(follow({ ...kept, ...added }));
  };
  const choose = (key: string) => {
    const day = key === 'publicar' ? mondayAfter(officeDay()) : officeDay();
    if (key === 'publicar' && isOnSite && chosen !== key) propose(day);
    else if (key === 'publicar') apply(key, { publicar: day });
    else if (key === 'retirar') apply(key, { retirar: { fecha: day } });
    else apply(key, properties[key] ? { [key]: emptyOf(properties[key]) } : {});
  };
  const isLater = proposed !== undefined && isDay(proposed) && proposed > officeDay();
  return (
    <div className="field">
      <Select
        label="Estado"
        value={chosen ?? ''}
        options={[['', 'Para publicar'], ...Object.entries(STATES)]}
        onChoose={choose}
      />
      {proposed !== undefined && (
        <div role="group" aria-label="Se publica otro día" className="notice">
          <p role="status">
            Hoy está en el sitio. ¿Quitarlo hasta {isLater ? `el ${weekday(proposed)}` : 'ese día'}?
          </p>
          <TextInput
            label="Publicar el"
            type="date"
            value={proposed}
            onType={propose}
            onEnter={() => schedule.current?.click()}
          />
          <p className="actions">
            <Act
              ref={schedule}
              className="main"
              disabled={!isLater}
              words="Quitarlo hasta ese día y guardar"
              onAct={() => {
                const form = schedule.current?.form;
                apply('publicar', { publicar: proposed });
                form?.requestSubmit();
              }}
            />
            <Act words="Dejarlo en el sitio" onAct={() => propose(undefined)} />
          </p>
        </div>
      )}
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

const mondayAfter = (day: string): string =>
  daysAfter(day, (8 - new Date(`${day}T12:00:00Z`).getUTCDay()) % 7 || 7);

type Fields = Record<string, ApiJson>;

/**
 * A piece that comes out on a day is of that day: its own date goes with it, until the person writes another,
 * and is the former again when the day is taken away.
 * @returns the fields with the date that goes with them
 */
function useOwnDay(hasDay: boolean): (fields: Fields) => Fields {
  const [data, set] = useValue(ROOT);
  const { publicar } = asFields(data);
  const last = useRef({ out: publicar, former: undefined as ApiJson | undefined });
  const follow = (fields: Fields): Fields => {
    const { out, former } = last.current;
    const { fecha, ...rest } = fields;
    if (!hasDay || fields['publicar'] === out) return fields;
    last.current.out = fields['publicar'];
    if (out === undefined) last.current.former = fecha;
    else if (fecha !== out) return fields;
    const day = fields['publicar'] ?? former;
    return day === undefined ? rest : { ...rest, fecha: day };
  };
  const moved = useEffectEvent((day: ApiJson | undefined) => {
    // Half a day is typed on the way to another.
    if (typeof day === 'string' && isDay(day)) set(follow(asFields(data)));
  });
  useEffect(() => moved(publicar), [publicar]);
  return follow;
}
