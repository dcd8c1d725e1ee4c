import type { DestinationChange, DestinationRow } from '../../repository/publications';

/** Where complaints go, as people read it: a mailbox or a form to a line, without the names of a service's fields. */
export interface ShownDestination {
  rows: DestinationRow[];
  changed: DestinationChange[];
}

const MAILBOX = 'Buzón de ';
const FORM = /^Formulario .* \((.+)\), modo .*$/;

export function destinationInWords(
  rows: readonly DestinationRow[],
  changed: readonly DestinationChange[],
): ShownDestination {
  const plain = changed.filter(({ what }) => !FORM.test(what));
  const forms = changed.flatMap(({ what, before, now }): DestinationChange[] => {
    const [, form] = FORM.exec(what) ?? [];
    if (!form) return [];
    const [was, is] = [addressesIn(before), addressesIn(now)];
    const [gone, come] = [
      was.filter((one) => !is.includes(one)),
      is.filter((one) => !was.includes(one)),
    ];
    const isToldAbove = plain.some(
      (one) => one.before === gone.join(', ') && one.now === come.join(', '),
    );
    if (isToldAbove) return [];
    const name = `Formulario de ${form}`;
    const [from, to] = gone.length > 0 && come.length > 0 ? [gone, come] : [was, is];
    // A service may send to any of them.
    const isMoved = gone.length + come.length === 0;
    return [{ what: name, before: from.join(', '), now: to.join(', ') + (isMoved ? MOVED : '') }];
  });
  const all = [...plain, ...forms];
  return {
    rows: rows.filter(({ what }) => what.startsWith(MAILBOX)),
    changed: all.filter(
      (one, at) =>
        all.findIndex(
          (other) =>
            other.what === one.what && other.before === one.before && other.now === one.now,
        ) === at,
    ),
  };
}

const MOVED = ', en otros campos';

/** The addresses of a form's fields, or the words that say that there are none. */
const addressesIn = (where: string): string[] => [
  ...new Set(where.split(', ').map((one) => one.replace(/^[\w.-]+: (?=.*@)/, ''))),
];
