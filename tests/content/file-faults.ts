import { comunicado, swap, type Edits } from './project';

export const FILE_FAULTS: Edits = {
  'prensa/falta.md': comunicado({ alt: null }),
  'prensa/clave.md': comunicado({ resumen: null, resumem: 'Un módulo.' }),
  'prensa/yaml.md': comunicado({ titulo: 'Aviso: hoy' }),
  'prensa/javascript.md':
    "---js\n{ titulo: require('fs').writeFileSync('ejecutado', '') }\n---\nHola.\n",
  'prensa/referencia.md': comunicado(
    { resumen: '"Llame al {{telefno}}"' },
    'Uno.\n\nLlame al {{telefno}}.',
  ),
  'prensa/windows.md': comunicado({ fecha: 'ayer' }).replaceAll('\n', '\r\n'),
  'prensa/foto.jpg': 'x',
  'prensa/2025/nuevo.md': comunicado(),
  'prensa/nuevo.markdown': comunicado(),
  'notas.txt': 'x',
  'vehiculos.yml': null,
  'direcciones/asuntos.md': swap('orden: 3', 'orden: tres'),
  'directorio.yml': swap('extension: "1206"', 'extension: "1"'),
  'documentos.yml': swap('grupo: tabla', 'grupo: tablas'),
  'formularios/denuncia.yml': swap(
    'exige: { alguno: [ descripcion, lugar ] }',
    'exige: { alguno: [descripcion, correo] }',
  ),
  'formularios/queja.yml': swap('folio: Q', 'folio: O'),
  'normas/normas-especiales.yml': swap('nombre: NTE-03', 'nombre: NTE3'),
  'sindico/titulares.yml': swap('extension: "1101"', 'extension: 1101'),
};
