/** @jest-environment node */
import { FILE_FAULTS } from './file-faults';
import { copies, tells } from './project';

const { check, cleanUp } = copies();
afterAll(cleanUp);

const { problems } = check(FILE_FAULTS);

const TOLD: Record<string, string[]> = {
  'falta un dato, o un archivo': [
    'prensa/falta.md:2 alt: falta este dato. Escriba, por ejemplo: alt: Conos y una patrulla en un punto de revisión.',
    'vehiculos.yml:1 falta este archivo. Recupérelo: el sitio lo necesita.',
  ],
  'una clave mal escrita recibe la sugerencia, y se dice que falta la buena': [
    'prensa/clave.md:2 resumen: falta este dato. Agregue un renglón con esa clave y su valor: «resumen: …».',
    'prensa/clave.md:7 resumem: la clave «resumem» no existe aquí. ¿Quiso escribir «resumen»?',
  ],
  'el archivo viene de Windows, su YAML está mal o sus datos son JavaScript': [
    'prensa/windows.md:3 fecha: la fecha no existe o no tiene la forma AAAA-MM-DD. Escriba, por ejemplo: fecha: 2025-01-27',
    'prensa/yaml.md:2 el YAML no se puede leer (hay dos puntos «: » de más; ponga el texto entre comillas). Revise los dos puntos, las comillas y la sangría de esta línea.',
    'prensa/javascript.md:1 los datos empiezan con «---js» y sólo se acepta YAML. Deje la primera línea en «---».',
  ],
  'una referencia que no existe, en los datos y en el texto': [
    'prensa/referencia.md:4 resumen: la referencia {{telefno}} no existe en content/sitio.yml ni en content/oficina.yml. ¿Quiso escribir {{telefono}}?',
    'prensa/referencia.md:11 la referencia {{telefno}} no existe en content/sitio.yml ni en content/oficina.yml. ¿Quiso escribir {{telefono}}?',
  ],
  'un archivo que no pertenece a ninguna colección': [
    'notas.txt:1 este archivo no pertenece a ninguna colección y no se publicaría. Muévalo a su carpeta o corrija su terminación.',
    'prensa/2025/nuevo.md:1 este archivo no pertenece a ninguna colección y no se publicaría. Muévalo a su carpeta o corrija su terminación.',
    'prensa/foto.jpg:1 este archivo no pertenece a ninguna colección y no se publicaría. Muévalo a su carpeta o corrija su terminación.',
    'prensa/nuevo.markdown:1 este archivo no pertenece a ninguna colección y no se publicaría. Muévalo a su carpeta o corrija su terminación.',
  ],
  'un valor que no tiene su forma, en cada clase de archivo': [
    'directorio.yml:90 unidades.2.filas.5.extension: la extensión lleva de 2 a 6 cifras, o va vacía. (renglón 6 de «filas», «Vacante»)',
    'sindico/titulares.yml:12 actual.extension: debe ser un texto y dice un número (1101). Póngalo entre comillas: extension: "1101"',
    'documentos.yml:8 documentos.0.grupo: dice un texto (tablas) y sólo puede ser: tabla, aviso, guia, normatividad, titular. (renglón 1 de «documentos», «Manual del Sistema de Entrega-Recepcion»)',
    'direcciones/asuntos.md:5 orden: debe ser un número y dice un texto (tres).',
    'normas/normas-especiales.yml:10 normas.1.nombre: no es la clave de una norma. Escriba, por ejemplo: nombre: NTA-33 (renglón 2 de «normas», «NTE3»)',
    'formularios/denuncia.yml:78 modos.1.exige: nombra el campo «correo», que no está entre los de este modo. (renglón 2 de «modos», «Denuncia Electrónica anónima»)',
    'formularios/queja.yml:21 folio: debe ser una sola letra mayúscula, que no sea I, L, O ni U. Escriba, por ejemplo: folio: D',
  ],
};

tells(problems, TOLD);
