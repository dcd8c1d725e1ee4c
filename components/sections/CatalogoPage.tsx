import { island } from '@/components/islands/attributes';
import type { ViewOf } from '@/lib/site/kinds';
import { ALL_NORMS, CATALOGUE, SAMPLE_CATALOGUE } from '@/lib/ui-texts';
import { DataTable } from '@/components/ui/DataTable';
import { EarlyStatus } from '@/components/ui/EarlyStatus';
import { Marca } from '@/components/ui/Marca';
import { Meanings, NormStatus } from './NormStatus';

const TABLE = 'todas-las-normas';

const WIDTHS = ['md:w-28', undefined, 'md:w-[clamp(11rem,25vw,17.5rem)]'];

/** All norms in a single list (D61); without script, unfiltered. */
export function CatalogoPage({ view }: { view: ViewOf<'catalogo'> }) {
  const { catalogos, muestra, total } = view;
  return (
    <>
      {muestra && (
        <p className="mb-4">
          <Marca de="muestra" si /> {SAMPLE_CATALOGUE}
        </p>
      )}
      <div
        role="search"
        aria-label={ALL_NORMS.filter}
        className="catalogue-filter table-filter needs-script"
        {...island('catalogo', 'idle')}
        data-tabla={TABLE}
        data-cortes={JSON.stringify(
          Object.fromEntries(catalogos.map(({ slug, corte }) => [slug, corte])),
        )}
        data-none={CATALOGUE.none}
      >
        <label>
          {ALL_NORMS.words}
          <input type="search" name="q" placeholder=" " autoComplete="off" enterKeyHint="done" />
        </label>
        <label>
          {ALL_NORMS.day}
          <input type="date" name="dia" autoComplete="off" />
        </label>
        {/* Before the choices: on a phone the answer is seen without scrolling. */}
        <EarlyStatus lost={ALL_NORMS.lost} />
        <label>
          {ALL_NORMS.catalogue}
          <Choice
            name="tipo"
            options={catalogos.map(({ slug, titulo }) => [slug, titulo] as const)}
          />
        </label>
        <label>
          {ALL_NORMS.status}
          <Choice name="estado" options={ALL_NORMS.statuses} />
        </label>
      </div>
      <Meanings title={ALL_NORMS.answers} meanings={ALL_NORMS.meanings} />
      <div data-search-ignore="">
        <DataTable
          id={TABLE}
          className="mt-4"
          layout="link-rows long-table all-norms"
          caption={ALL_NORMS.caption(total)}
          columns={ALL_NORMS.columns}
          widths={WIDTHS}
          groups={catalogos.map(({ slug, titulo, segun, normas }) => ({
            id: slug,
            title: ALL_NORMS.group(titulo, segun),
            rows: normas.map(({ nombre, descripcion, ruta, estado, signo, dias }) => ({
              key: nombre,
              cells: [
                <a key="clave" href={ruta} className="whole-row">
                  {nombre}
                </a>,
                descripcion,
                <NormStatus key="estado" sign={signo} data-v={dias}>
                  <strong>{estado}</strong>
                </NormStatus>,
              ],
            })),
          }))}
        />
      </div>
    </>
  );
}

interface ChoiceProps {
  name: string;
  options: readonly (readonly [value: string, text: string])[];
}

function Choice({ name, options }: ChoiceProps) {
  return (
    <select name={name} autoComplete="off">
      <option value="">{ALL_NORMS.all}</option>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}
