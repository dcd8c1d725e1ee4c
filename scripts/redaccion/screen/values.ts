import { FormProvider, useForm, useFormContext, useWatch, type FieldValues } from 'react-hook-form';
import type { Along, ApiJson } from '../api';

/** The only file that knows react-hook-form: a piece's data as a tree, each place heard by its path. */

export { FormProvider as Values };

/** Path of the whole; a place within it is `data.anteriores.0.nombre`. */
export const ROOT = 'data';

/** Path of the text, and the id of its control. */
export const TEXT = 'texto';

const ALONG = 'junto';

export type Company = Along & { notes?: Note[] };

export interface Note {
  words: string;
  file?: string;
}

export interface Whole {
  data: ApiJson;
  body?: string | undefined;
  along?: Company | undefined;
}

/** The field's path as the check names it. */
export const fieldOf = (path: string) => path.split('.').slice(1).join('.');

const valuesOf = ({ data, body, along }: Whole): FieldValues => ({
  [ROOT]: data,
  [ALONG]: along,
  [TEXT]: body,
});

export function useValues(words: Whole) {
  const form = useForm<FieldValues>({ defaultValues: valuesOf(words) });
  return {
    form,
    read: (): Whole => ({
      data: form.getValues(ROOT) as ApiJson,
      body: form.getValues(TEXT) as string | undefined,
      along: form.getValues(ALONG) as Company | undefined,
    }),
    replace: (next: Whole) => form.reset(valuesOf(next)),
  };
}

/**
 * A place and how to change it. No place is registered: untouched values of any type are never written, and
 * undefined values are absent from the JSON.
 */
function usePlace<T>(path: string): [T | undefined, (value: T | undefined) => void] {
  const { control, setValue } = useFormContext<FieldValues>();
  const value = useWatch({ control, name: path }) as T | undefined;
  return [value, (next) => setValue(path, next)];
}

export const useValue = (path: string) => usePlace<ApiJson>(path);
export const useText = () => usePlace<string>(TEXT);
export const useCompany = () => usePlace<Company>(ALONG);

/** Reads the piece as it is now, and writes it whole with its linked changes. */
export function usePieceNow() {
  const { getValues, setValue } = useFormContext<FieldValues>();
  return {
    now: (path = ROOT) => ({
      value: getValues(path) as ApiJson | undefined,
      data: getValues(ROOT) as ApiJson,
      along: getValues(ALONG) as Company | undefined,
    }),
    put: (data: ApiJson, along: Company | undefined) => {
      setValue(ROOT, data);
      setValue(ALONG, along);
    },
  };
}

/** A form apart, of questions; its fields are at `ANSWERS`. */
export const ANSWERS = 'respuestas';

export function useAnswers(first: Record<string, string>) {
  const form = useForm<FieldValues>({ defaultValues: { [ANSWERS]: first } });
  return { form, answers: useWatch({ control: form.control, name: ANSWERS }) as typeof first };
}
