import { comunicado, direccion, swap, type Edits } from './project';

const all =
  (...changes: ((text: string) => string)[]) =>
  (text: string) =>
    changes.reduce((one, change) => change(one), text);

/** The text between the line of a key and the next of its kind, replaced. */
const inRow = (row: string, from: string, to: string) => (text: string) => {
  const start = text.indexOf(row);
  const at = text.indexOf(from, start);
  if (start < 0 || at < 0) throw new Error(`«${from}» is not after «${row}».`);
  return text.slice(0, at) + to + text.slice(at + from.length);
};

/** A project whose files are each valid, and whose structure contradicts itself. */
export const STRUCTURE_FAULTS: Edits = {
  // Two units in a circle, one under itself, a second head, and an id of the page's own.
  'directorio.yml': all(
    inRow('id: comunicacion', 'depende: oficina', 'depende: administrativa'),
    inRow('id: administrativa', 'depende: oficina', 'depende: comunicacion'),
    inRow('id: asuntos', 'depende: oficina', 'depende: asuntos'),
    inRow('id: recepcion', '    depende: oficina\n', ''),
    swap('nombre: Mariana Elizalde Quiroz', 'nombre: Otra Persona'),
    (text) =>
      `${text.trimEnd()}\n  - id: personal\n    nombre: PERSONAL\n    depende: oficina\n    telefono: "{{telefono}}"\n    correo: "{{correo}}"\n    filas:\n      - { nombre: Vacante, puesto: Jefatura, correo: "", telefono: "", extension: "" }\n`,
  ),
  'normas/normas-especiales.yml': all(
    swap('nombre: NTE-04', 'nombre: NTA-60'),
    swap('nombre: NTE-05', 'nombre: NTP-77'),
    swap(
      'nombre: NTE-01\n',
      'nombre: NTE-01\n    estado: sustituida\n    leyenda: Sustituida por NTA-39\n',
    ),
  ),
  'normas/normas-administrativas.yml': (text) =>
    text.replace('leyenda: Sustituida temporalmente por NTE-01', 'leyenda: Sustituida por NTE-99'),
  'documentos.yml': all(
    swap('archivo: /static/pdf/CV.pdf', 'archivo: /static/pdf/PyLANTI.pdf'),
    swap(
      'archivo: /static/pdf/avisos/aviso-administracion.pdf',
      'archivo: /static/pdf/NORMAS-especiales/nte-01.pdf',
    ),
  ),
  'sindico/titulares.yml': swap('cv: /static/pdf/CV.pdf', 'cv: /static/pdf/PyLANTI.pdf'),
  'leyes/federales.yml': all(
    swap('texto: 2021-05-20', 'texto: 2999-05-20'),
    inRow(
      'siglas: LGRA',
      '2016; en vigor desde el 19 de julio de 2017',
      '2016; en vigor desde el 1 de enero de 2999',
    ),
    inRow(
      'Ley General de Archivos',
      'publicacion: DOF',
      'publicacion: DOF, 1 de enero de 2999; antes, DOF',
    ),
  ),
  'inicio.yml': all(
    swap('icono: queja\n', 'icono: queha\n'),
    swap('icono: denuncia\n    enlace: "#denuncia"', 'icono: denuncia\n    enlace: "#nada"'),
  ),
  'prensa/manana.md': comunicado({ numero: 30, fecha: '2999-12-31' }),
  'prensa/pasado.md': comunicado({ numero: 31, fecha: '2999-12-31', publicar: '2999-12-30' }),
  'prensa/titular.md': comunicado({ numero: 31, titulo: 'a'.repeat(121) }),
  'prensa/anclas.md': comunicado(
    { numero: 32 },
    '[a](/sindico/#Marco-Juridico) y [b](/sindico/#marco-juridico).\n\n## Uno\n\n[c](#dos) y [d](#uno).\n\n[e](/static/pdf/PyLANTI.pdf#page=2), [f](/directorio/#social), [g](/default/#queja-descripcion).\n\n[h](/%2e%2e/content/correo.yml)\n\n[i](/static/../../content/correo.yml)',
  ),
  'paginas/documentos.md': (text) => `${text.trimEnd()}\n\n## Uno\n\n## Uno\n`,
  'direcciones/archivo.md': direccion(
    { titulo: 'Directorio' },
    '## Uno dos\n\nA.\n\n## Uno\n\n### Dos\n\nB.',
  ),
  'direcciones/bodega.md': direccion(
    {
      icono: 'nada',
      pestanas: '{ uno: { id: contenido, icono: Queja }, dos: { id: uno-panel, icono: queja } }',
    },
    '## Uno\n\nAtiende.\n\n## Dos\n\nGuarda.\n\n## Uno panel\n\nNada.',
  ),
};
