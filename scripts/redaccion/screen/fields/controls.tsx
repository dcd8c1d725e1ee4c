import { useState, type ComponentType, type ReactNode } from 'react';
import type { SchemaNode } from '@/lib/content/model/schema-tree';
import { SUMMARY_LENGTH } from '@/lib/site/text';
import type { ApiJson } from '../../api';
import { smallCopy } from '../client';
import { Small, Tick, toggled } from '../parts';
import { PhotoPicker } from '../photos/PhotoPicker';
import { changeAndGo, useFaults } from '../problems';
import { fieldOf, ROOT, useValue, usePieceScope } from '../values';
import { ChipText } from '../editor/chip-text';
import {
  hasReference,
  holdsDay,
  nameOf,
  numberFrom,
  pick,
  spokenExample,
  spokenHelp,
} from './nodes';

export interface FieldProps {
  node: SchemaNode;
  path: string;
  label: string;
  required: boolean;
  removable?: boolean;
}

function useNotes({ node, path, required }: FieldProps) {
  const faults = useFaults(fieldOf(path));
  const advice = useFaults(fieldOf(path), true);
  const [value] = useValue(path);
  // A value that is there already shows its form; the words stay while the field is filled.
  const [isFilled] = useState(Boolean(value));
  // A picture or a day is chosen, not typed.
  const ayuda = node.lugar || (isFilled && typeof value !== 'object') ? undefined : node.ayuda;
  const isChosen = node.nombra !== undefined;
  const ejemplo =
    isFilled || isChosen || node.lugar || node.format === 'date' ? undefined : node.ejemplo;
  const help = (ayuda || ejemplo) && `${path}-ayuda`;
  const fault = faults.length > 0 && `${path}-falta`;
  const hint = advice.length > 0 && `${path}-consejo`;
  const notes = (
    <>
      {help && (
        <p className="help" id={help}>
          {ayuda && spokenHelp(ayuda)} {ejemplo && `Ejemplo: ${spokenExample(ejemplo)}`}
        </p>
      )}
      {fault && (
        <p className="fault" id={fault}>
          {faults.join(' ')}
        </p>
      )}
      {hint && (
        <p className="advice" id={hint}>
          {advice.join(' ')}
        </p>
      )}
    </>
  );
  const described = {
    id: path,
    'aria-describedby': [help, fault, hint].filter(Boolean).join(' ') || undefined,
    'aria-invalid': Boolean(fault) || undefined,
    'aria-required': required || undefined,
  };
  return { notes, described, asked: required && !isFilled };
}

/** Takes a key out, and leaves the focus at its group. */
function Remove({ label, path }: Pick<FieldProps, 'label' | 'path'>) {
  const around = path.slice(0, path.lastIndexOf('.'));
  const [fields, set] = useValue(around);
  const remove = () => set(pick(fields, (key) => `${around}.${key}` !== path));
  return <Small words="Quitar" of={label} onAct={() => changeAndGo(remove, around)} />;
}

export interface InputProps extends FieldProps {
  value: ApiJson | undefined;
  set: (value: ApiJson | undefined) => void;
  described: ReturnType<typeof useNotes>['described'];
}

/** A field of a single control, with its label, help and faults. */
export const labelled = (Input: ComponentType<InputProps>) =>
  function Control(props: FieldProps) {
    const { notes, described, asked } = useNotes(props);
    const [value, set] = useValue(props.path);
    return (
      <div className="field">
        <div className="flex flex-wrap items-baseline justify-between gap-x-[0.6rem] gap-y-[0.3rem]">
          <label htmlFor={props.path}>
            {props.label}
            {asked && ' (obligatorio)'}
          </label>
          {props.removable && <Remove {...props} />}
        </div>
        {notes}
        <Input {...props} {...{ value, set, described }} />
      </div>
    );
  };

export function Box(props: FieldProps & { children: ReactNode }) {
  const { notes, described } = useNotes({ ...props, required: false });
  const { 'aria-invalid': invalid, ...rest } = described;
  return (
    <fieldset {...rest} className={invalid ? 'box invalid' : 'box'} tabIndex={-1}>
      <legend>{props.label}</legend>
      {props.removable && <Remove {...props} />}
      {notes}
      {props.children}
    </fieldset>
  );
}

const SHORT = 'w-auto max-w-full min-w-[min(100%,14rem)]';

const shown = (value: ApiJson | undefined) =>
  value === undefined || value === null ? '' : String(value);

const LONG = /\.(resumen|descripcion|texto|respuesta|detalle|introduccion|alt|nota|fundamento)$/;

/** Grey words in an empty place of the page, where no label is seen. */
const EMPTY: Record<string, string> = {
  [`${ROOT}.titulo`]: 'Título',
  [`${ROOT}.resumen`]: 'Resumen: lo principal, en una o dos frases',
  [`${ROOT}.descripcion`]: 'De qué trata, en una frase',
};

/** A text; a text that is or usually is long has several lines. */
export const TextField = labelled(function Text({ node, path, required, removable, ...text }) {
  const { label, value, set, described } = text;
  const written = shown(value);
  const isTitle = path === `${ROOT}.titulo`;
  const isLong =
    isTitle || Math.max(written.length, node.ejemplo?.length ?? 0) > 70 || LONG.test(path);
  // Kept while the field is on the screen: its control must not change under the hands.
  const [Input] = useState<'textarea' | 'input'>(isLong ? 'textarea' : 'input');
  const [hasChips, setChips] = useState(hasReference(written));
  const { reader } = usePieceScope();
  // An optional text that cannot be taken out is absent while it is empty.
  const isAbsentEmpty = !required && removable === false;
  const named = Object.entries({ ...described, 'aria-label': label });
  const attributes = Object.fromEntries(
    named.flatMap(([key, one]) => (one === undefined ? [] : [[key, String(one)]])),
  );
  return (
    <>
      {hasChips ? (
        <ChipText value={written} onType={set} {...{ reader, attributes }} />
      ) : (
        <Input
          {...described}
          lang="es-MX"
          spellCheck
          placeholder={EMPTY[path]}
          value={written}
          onBlur={() => setChips(hasReference(written))}
          onChange={({ target }) =>
            set(target.value === '' && isAbsentEmpty ? undefined : target.value)
          }
          onKeyDown={(event) => {
            if (isTitle && event.key === 'Enter') event.preventDefault();
          }}
        />
      )}
      {path === `${ROOT}.resumen` && (
        <p className="counter">
          {[...reader.readText(written)].length} de {SUMMARY_LENGTH}
        </p>
      )}
    </>
  );
});

/** A number; a day, by the browser's own field, unless the file has a value that it could not hold. */
export const Short = labelled(function ShortText({ node, value, set, described }) {
  const isDay = node.format === 'date';
  return (
    <input
      {...described}
      type={isDay && holdsDay(value) ? 'date' : 'text'}
      inputMode={isDay ? undefined : 'numeric'}
      className={SHORT}
      value={shown(value)}
      onChange={({ target }) => set(isDay ? target.value : numberFrom(target.value))}
    />
  );
});

const YES_NO: Record<string, string> = { true: 'Sí', false: 'No' };

export const Choice = labelled(function Options({ node, value, set, described }) {
  const isYesNo = node.type === 'boolean';
  const options = node.enum ?? (isYesNo ? [true, false] : []);
  const palabras = node.palabras ?? (isYesNo ? YES_NO : {});
  return (
    <select
      {...described}
      className={SHORT}
      value={shown(value)}
      onChange={(event) => set(options.find((one) => shown(one) === event.target.value))}
    >
      {!options.some((option) => option === value) && (
        <option value={shown(value)}>{shown(value) || 'Elija…'}</option>
      )}
      {options.map((option) => (
        <option key={shown(option)} value={shown(option)}>
          {palabras[shown(option)] || shown(option) || 'Vacío'}
        </option>
      ))}
    </select>
  );
});

/** Several of a fixed set, as boxes to tick; ticked values keep their order. */
export function Flags(props: FieldProps) {
  const [value, set] = useValue(props.path);
  const chosen = Array.isArray(value) ? value : [];
  const options = [...new Set([...(props.node.items?.enum ?? []), ...chosen])] as ApiJson[];
  return (
    <Box {...props}>
      <div className="actions">
        {options.map((option) => (
          <Tick
            key={shown(option)}
            checked={chosen.includes(option)}
            onTick={(on) => set(toggled(chosen, option, on))}
          >
            {nameOf(shown(option))}
          </Tick>
        ))}
      </div>
    </Box>
  );
}

/** The picture at a place and its description, and how both change together. */
export function usePhoto(path: string) {
  const [value, set] = useValue(path);
  const described = `${path.slice(0, path.lastIndexOf('.'))}.alt`;
  const [words, setWords] = useValue(described);
  const address = typeof value === 'string' ? value : '';
  const put = (next: string, alt = '') =>
    changeAndGo(() => {
      set(next);
      // The description of another picture is not true of this one.
      if ((words !== undefined && address !== '') || alt) setWords(alt);
    }, described);
  return { address, alt: shown(words), put };
}

export function PhotoField(props: FieldProps) {
  const { path, node } = props;
  const { address, put } = usePhoto(path);
  return (
    <Box {...props}>
      {address && <img className="photo-now" src={smallCopy(address)} alt="" />}
      <PhotoPicker
        label={address ? 'Cambiar la fotografía' : 'Elegir la fotografía'}
        place={node.lugar ?? 'texto'}
        onDone={put}
      />
    </Box>
  );
}
