/** @jest-environment node */
import { Drafts } from '@/scripts/redaccion/drafts';
import { listPieces } from '@/scripts/redaccion/pieces';
import { findPieces } from '@/scripts/redaccion/screen/find-pieces';
import { askedWords } from '@/scripts/redaccion/search-words';
import { searchTexts } from '@/scripts/redaccion/search-texts';
import { SAMPLE } from '../../sample';

const pieces = listPieces(SAMPLE, new Drafts(SAMPLE));

const ASKED: Record<string, readonly string[]> = {
  'sitio.yml': [
    ...['menú', 'teléfono', 'horario', 'domicilio', 'redes sociales', 'datos del sitio'],
    ...['Facebook', 'días inhábiles', 'pie de página'],
  ],
  'identidad.yml': ['logo', 'escudo', 'colores', 'emblema'],
  'inicio.yml': ['carrusel', 'portada', 'banner'],
  'directorio.yml': [
    ...['Adriana', 'extensión 1702', 'adriana salcido', 'extensiones', 'personal'],
    ...['organigrama', 'empleados'],
  ],
  'declaraciones.yml': ['DeclaraNet', 'quién debe declarar', 'conclusion'],
  'vehiculos.yml': ['grúa', 'corralón', 'concesionarias'],
  'sindico/titulares.yml': ['síndica', 'currículum'],
  'formularios/denuncia.yml': ['formulario de denuncia', 'denuncia electrónica'],
  'normas/normas-administrativas.yml': ['NTA-12', 'defunciones', 'norma administrativa'],
  'documentos.yml': ['código de ética', 'formatos', 'manual entrega'],
  'direcciones/contraloria.md': ['contraloría', 'arqueos', 'cuenta pública'],
  'direcciones/social.md': ['direccion social', 'comisarios sociales honorarios'],
  'prensa/aplican-pruebas-toxicologicas.md': ['toxicológicas', 'aplican pruebas'],
  'leyes/federales.yml': ['leyes federales'],
  'correo.yml': ['correo de los formularios'],
};

it.each(Object.entries(ASKED).flatMap(([file, all]) => all.map((asked) => [asked, file] as const)))(
  '«%s» se halla entre las tres primeras: %s',
  (asked, file) => {
    const found = findPieces(pieces, searchTexts(SAMPLE, asked), askedWords(asked));
    expect(found.slice(0, 3).map((one) => one.file)).toContain(`content/${file}`);
  },
);
