import { FormProvider, useForm, useFormContext, useWatch, type FieldValues } from 'react-hook-form';
import type { Along, Json, Words } from '../api';

/** The one file that knows react-hook-form: a piece's data as a tree, each place heard by its path. */

export { FormProvider as Values };

/** Path of the whole; a place within it is `data.anteriores.0.nombre`. */
export const ROOT = 'data';

/** Path of the text, and the id of its control. */
export const TEXT = 'texto';

/** What is saved along with the piece. */
const ALONG = 'junto';

/** What a save takes along, and what the person was told of it. */
export type Company = Along & { notes?: Note[] };

/** Something to look at, and where. */
export interface Note {
  words: string;
  /** Another piece. */
  file?: string;
}

/** All that a piece may be left with for later. */
export type Whole = Words & { along?: Company | undefined };

/** A text: as the file has it, as its editor writes that, and as it is now. */
export interface Text {
  source: string;
  untouched: string;
  now: string;
}

/** The field's path as the check names it. */
export const fieldOf = (path: string) => path.slice(ROOT.length + 1);

const valuesOf = ({ data, body, along }: Whole, source = body): FieldValues => ({
  [ROOT]: data,
  [ALONG]: along,
  [TEXT]: source === undefined ? undefined : { source, untouched: source, now: body ?? source },
});

/** All that an author may change of a piece. */
export function useValues(words: Words) {
  const form = useForm<FieldValues>({ defaultValues: valuesOf(words) });
  return {
    form,
    read: () => ({
      data: form.getValues(ROOT) as Json,
      text: form.getValues(TEXT) as Text | undefined,
      along: form.getValues(ALONG) as Company | undefined,
    }),
    /** Other words; `source` is the file's text, when theirs is another. */
    replace: (next: Whole, source?: string) => form.reset(valuesOf(next, source)),
    /** What went along was saved. */
    arrive: () => form.setValue(ALONG, undefined),
    /** Other words of the author's, as if they had been typed. */
    write: ({ data, body = '' }: Words) => {
      form.setValue(ROOT, data);
      form.setValue(TEXT, { ...(form.getValues(TEXT) as Text), now: body });
    },
    /** What was sent is what the file has. */
    settle: (sent: string) => {
      const text = form.getValues(TEXT) as Text;
      const source = text.untouched === sent ? text.source : sent;
      form.setValue(TEXT, { source, untouched: sent, now: text.now });
    },
  };
}

/**
 * A place's value and how to change it. No place is registered: what nobody touches is never written,
 * whatever its type, and what is set to undefined is absent from the JSON.
 */
export function useValue(path: string): [Json | undefined, (value: Json | undefined) => void] {
  const { control, setValue } = useFormContext<FieldValues>();
  const value = useWatch({ control, name: path }) as Json | undefined;
  return [value, (next) => setValue(path, next)];
}

export function useText(): [Text | undefined, (text: Text) => void] {
  const { control, setValue } = useFormContext<FieldValues>();
  const text = useWatch({ control, name: TEXT }) as Text | undefined;
  return [text, (next) => setValue(TEXT, next)];
}

export function useCompany(): [Company | undefined, (company: Company | undefined) => void] {
  const { control, setValue } = useFormContext<FieldValues>();
  const along = useWatch({ control, name: ALONG }) as Company | undefined;
  return [along, (next) => setValue(ALONG, next)];
}

/** Reads the piece as it is now, and writes it whole with what goes along. */
export function usePieceNow() {
  const { getValues, setValue } = useFormContext<FieldValues>();
  return {
    now: () => ({ data: getValues(ROOT) as Json, along: getValues(ALONG) as Company | undefined }),
    put: (data: Json, along: Company | undefined) => {
      setValue(ROOT, data);
      setValue(ALONG, along);
    },
  };
}

/** Takes a key out of its group. */
export function useRemove(path: string): () => void {
  const { getValues, setValue } = useFormContext<FieldValues>();
  const cut = path.lastIndexOf('.');
  const group = path.slice(0, cut);
  return () => {
    const others = Object.entries(getValues(group) as Record<string, Json>);
    setValue(group, Object.fromEntries(others.filter(([key]) => key !== path.slice(cut + 1))));
  };
}
