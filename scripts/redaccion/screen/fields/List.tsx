import { useContext, useState } from 'react';
import type { SchemaNode } from '@/lib/content/model/schema-tree';
import { Guided, rowsOf } from '../guide/Guided';
import { Act, TextInput, stay } from '../parts';
import { ReferencesContext } from '../references';
import { RenameRow } from '../Rename';
import { useValue } from '../values';
import { Group } from './Group';
import { rowColumns, fieldKindOf, innerList, isBig, isFields, nameOf, rowsIn } from './nodes';
import { says, searchWords, shorten, titleOf } from './nodes';
import { ListRow } from './ListRow';
import { Box, FieldContext, type FieldProps } from './Shell';
import { useRows } from './use-rows';

/** The rows of a list, each named by its own title; those of a big one have columns, and are searched. */
export function List(props: FieldProps) {
  const { node, path, label } = props;
  const [value] = useValue(path);
  const [big] = useState(isBig(node, value));
  const [query, setQuery] = useState('');
  const items = node.items ?? {};
  if (!big)
    return (
      <Box {...props}>
        <Rows path={path} label={label} items={items} />
      </Box>
    );
  const words = searchWords(query);
  const rows = rowsIn(node, value);
  const found = rows.filter((row) => says(row, words)).length;
  const columns = rowColumns(items.properties?.[innerList(items) ?? '']?.items ?? items);
  return (
    <Box {...props}>
      <TextInput
        label={`Buscar en «${label}»`}
        type="search"
        value={query}
        onType={setQuery}
        onEnter={stay}
      />
      <p role="status" className="help">
        {words.length > 0 ? `${found} de ${rows.length}` : `${rows.length} en total`}
      </p>
      <div className="sheet">
        <p className="row-head" aria-hidden>
          {columns.map((key) => (
            <strong key={key}>{nameOf(key)}</strong>
          ))}
        </p>
        <Rows path={path} label={label} items={items} big={{ columns, words }} />
      </div>
    </Box>
  );
}

interface RowsProps {
  path: string;
  label: string;
  items: SchemaNode;
  /** Of a big list: its columns, the title first, and the searched words. */
  big?: { columns: string[]; words: string[] };
}

function Rows({ path, label, items, big }: RowsProps) {
  const Field = useContext(FieldContext);
  const reader = useContext(ReferencesContext);
  const list = useRows(path, items);
  const inner = big && innerList(items);
  const searched = big?.words ?? [];
  const textOf = (value: unknown) =>
    typeof value === 'object' || value === undefined ? '' : reader.readText(String(value));
  return (
    <>
      {/* Those of an outer list are at the head of its piece. */}
      {rowsOf(path).length > 0 && <Guided path={path} title={label} />}
      <ol className="rows">
        {list.rows.map((row, index) => {
          const numbered = `${label} ${index + 1}`;
          const title = textOf(titleOf(row, numbered));
          const rowPath = `${path}.${index}`;
          const cells = inner ? [] : (big?.columns.slice(1) ?? []);
          return (
            <ListRow
              key={index}
              path={rowPath}
              title={title}
              cells={cells.map((key): [string, string] => [
                nameOf(key),
                shorten(
                  textOf((isFields(row) ? row[key] : '') ?? items.properties?.[key]?.default),
                ),
              ])}
              open={list.opened[index] ?? false}
              onToggle={(now) => list.toggle(index, now)}
              plain={fieldKindOf(items) !== 'group' && fieldKindOf(items) !== 'either'}
              folded={big !== undefined}
              hidden={!says(row, searched)}
              below={
                inner && (
                  <Rows
                    path={`${rowPath}.${inner}`}
                    label={title}
                    items={items.properties?.[inner]?.items ?? {}}
                    big={big}
                  />
                )
              }
              guided={<Guided path={rowPath} title={title} />}
              actions={
                <>
                  {Object.entries(list.moves(index)).map(([words, onAct]) => (
                    <Act key={words} {...{ words, of: title, onAct }} disabled={!onAct} />
                  ))}
                  <RenameRow path={path} index={index} />
                </>
              }
            >
              {inner ? (
                <Group node={items} path={rowPath} only={(key) => key !== inner} />
              ) : (
                <Field node={items} path={rowPath} label={numbered} required={false} />
              )}
            </ListRow>
          );
        })}
      </ol>
      {searched.length === 0 && (
        <p className="actions">
          <Act words={`Agregar a «${label}»`} onAct={list.add} />
        </p>
      )}
    </>
  );
}
