import { useEffect, useState } from 'react';
import type { ApiJson } from '../../api';
import type { NamedOption, NamedOptions } from '../../api-lists';
import { ask, smallCopy } from '../client';
import { ROOT, usePieceScope, useValue } from '../values';
import { labelled, type InputProps } from './controls';
import { asFields, nameOf, titleOf } from './nodes';

let known: { of: string; options: Promise<NamedOptions> } | undefined;

/** What can be named, asked once for an open page. */
function useOptions(): NamedOptions | 'unknown' | undefined {
  const { file } = usePieceScope();
  const [options, setOptions] = useState<NamedOptions | 'unknown'>();
  useEffect(() => {
    let isHere = true;
    if (known?.of !== file)
      known = { of: file, options: ask('GET /api/opciones').then(({ opciones }) => opciones) };
    known.options.then(
      (found) => isHere && setOptions(found),
      () => isHere && setOptions('unknown'),
    );
    return () => void (isHere = false);
  }, [file]);
  return options;
}

/** The fields of the form that is written here, by the words that people read. */
function useFormFields(): NamedOption[] {
  const [fields] = useValue(`${ROOT}.campos`);
  return Object.entries(asFields(fields)).map(([value, field]) => ({
    ...{ value, words: titleOf(asFields(field)['etiqueta'], nameOf(value)) },
  }));
}

/** A key, chosen by the name of what it names. Until the names are known, and without them, it is a text. */
export const NamedChoice = labelled(function NamedOne({ node, path, value, set, described }) {
  const options = useOptions();
  const own = useFormFields();
  const [, follow] = useValue(`${path.slice(0, path.lastIndexOf('.'))}.al`);
  const { nombra: kind = 'unidad' } = node;
  const now = typeof value === 'string' ? value : '';
  const found = kind === 'campo' ? own : typeof options === 'object' ? options[kind] : [];
  const isAsking = kind !== 'campo' && options === undefined;
  if (found.length === 0 && !isAsking)
    return <input {...described} value={now} onChange={({ target }) => set(target.value)} />;
  const isKnown = found.some((one) => one.value === now);
  if (kind === 'dibujo' && !isAsking)
    return <Drawings {...{ found, now, described }} onChoose={set} />;
  return (
    <select
      {...described}
      disabled={isAsking}
      value={now}
      onChange={({ target }) => {
        set(target.value);
        // A page that is chosen now is compared with what it says by now.
        const { day } = found.find((one) => one.value === target.value) ?? {};
        if (day) follow(day);
      }}
    >
      {!isKnown && <option value={now}>{isAsking ? '' : now ? nameOf(now) : 'Elija…'}</option>}
      {found.map(({ value: one, words }) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </select>
  );
});

interface DrawingsProps extends Pick<InputProps, 'described'> {
  found: NamedOption[];
  now: string;
  onChoose: (value: string) => void;
}

/** The drawing of now, and all of them when it is pressed. */
function Drawings({ found, now, described, onChoose }: DrawingsProps) {
  const [isOpen, setOpen] = useState(false);
  const chosen = found.find(({ value }) => value === now);
  const picture = ({ drawing = '' }: NamedOption) => (
    <img className="size-10" src={smallCopy(drawing)} alt="" loading="lazy" />
  );
  return (
    <>
      <button
        id={described.id}
        aria-describedby={described['aria-describedby']}
        type="button"
        className="inline-flex items-center gap-2"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {chosen && picture(chosen)} {chosen?.words ?? 'Elija un dibujo'}
      </button>
      {isOpen && (
        <ul className="my-2 grid list-none grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2 p-0">
          {found.map((one) => (
            <li key={one.value}>
              <button
                type="button"
                className="flex w-full items-center gap-2 text-left"
                aria-pressed={one.value === now}
                onClick={() => {
                  onChoose(one.value);
                  setOpen(false);
                }}
              >
                {picture(one)} {one.words}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The place of a page among those of its kind, by the one that it follows. */
export const OrderChoice = labelled(function Order({ value, set, described }) {
  const { file, collection } = usePieceScope();
  const options = useOptions();
  const others = (typeof options === 'object' ? options.orden : [])
    .filter((one) => one.kind === collection && one.file !== file)
    .map(({ value: order, words }) => ({ order: Number(order), words }))
    .sort((one, other) => one.order - other.order);
  const now = Number(value);
  const before = others.filter(({ order }) => order < now).length;
  const put = (place: number) => {
    const [last, next] = [others[place - 1]?.order, others[place]?.order];
    if (last === undefined) set((next ?? 1) - 1);
    else set(next === undefined ? last + 1 : (last + next) / 2);
  };
  if (options === undefined || others.length === 0)
    return (
      <input
        {...described}
        inputMode="numeric"
        value={shown(value)}
        onChange={({ target }) => set(Number(target.value))}
      />
    );
  return (
    <select
      {...described}
      value={Number.isFinite(now) && value !== '' ? before : ''}
      onChange={({ target }) => put(Number(target.value))}
    >
      {(value === '' || value === undefined) && <option value="">Elija…</option>}
      <option value={0}>Primero</option>
      {others.map(({ words }, at) => (
        <option key={words} value={at + 1}>
          Después de «{words}»
        </option>
      ))}
    </select>
  );
});

const shown = (value: ApiJson | undefined) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
