import { comunicado, direccion, swap, type Edits } from './project';

const BODY = `Uno.

[roto](/prensas/) y [otro](/static/pdf/nada.pdf)

![Un plano](/imagenes/nada.png)

![](/ilustraciones/queja.svg)

[suelto](prensa/) y [malo](javascript:alert(1))

![Foto](https://fotos.example/a.jpg)

![Currículum](/static/pdf/CV.pdf)

![Dibujo](/ilustraciones/queja.svg#uno)

![Plano][r] y [otro](https://sindicatura.example/prensa/no-existe/)

[r]: //fotos.example/b.jpg`;

export const CROSS_FAULTS: Edits = {
  'prensa/repetido.md': comunicado({ numero: 7 }),
  'prensa/imagen.md': comunicado({ numero: 22, imagen: '/imagenes/nada.jpg' }),
  'prensa/cuerpo.md': comunicado({ numero: 23 }, BODY),
  'prensa/maquina.md': comunicado(
    { numero: 24, alt: '"Gente en una sala\\n\\nDescripción generada automáticamente"' },
    'Uno.\n\n![IMG_0231](/ilustraciones/queja.svg)\n\n![Imagen de la sala](/ilustraciones/queja.svg)',
  ),
  'direcciones/zonas.md': direccion({ ruta: 'ASUNTOS' }),
  'direcciones/asuntos.md': swap(
    'normas: [ NTA-45, NTA-51, NTA-55, NTA-56 ]',
    'normas: [NTA-45, NTA-99]',
  ),
  'direcciones/responsabilidades.md': swap('unidad: responsabilidades', 'unidad: responsabilidad'),
  'direcciones/normatividad.md': (text) =>
    swap(
      'catalogo: normas-especiales',
      'catalogo: normas-raras',
    )(swap('documento: codigo-etica', 'documento: codigo')(text)),
  'direcciones/direccionAdministrativa.md': swap('  atribuciones:\n', '  facultades:\n'),
  'direcciones/social.md': swap('enlace: /quejapublica/', 'enlace: /quejapublca/'),
  'directorio.yml': swap('id: recepcion', 'id: social'),
  'normas/normas-especiales.yml': swap('nombre: NTE-03', 'nombre: NTE-01'),
  'inicio.yml': (text) =>
    swap(
      'enlace: /static/pdf/Codigo de etica.pdf',
      'enlace: /static/pdf/Codigo.pdf',
    )(swap('"{{entregaRecepcion}}"', 'https://sindicatura.example@evil.example/')(text)),
  'declaraciones.yml': swap('pregunta: ¿Quién me ayuda?', 'pregunta: Quién debe declarar'),
  'vehiculos.yml': swap('pregunta: ¿Cuánto cuesta?', 'pregunta: ¿Papeles?'),
  'paginas/quejapublica.md': (text) =>
    `${text.trimEnd()}\n\n## Queja teléfono\n\nUno.\n\n## Teléfono\n\nDos.\n`,
  'formularios/sugerencia.yml': swap('folio: S', 'folio: Q'),
  'sindico/titulares.yml': swap(
    'foto: /ilustraciones/retrato.svg',
    'foto: /ilustraciones/Retrato.svg',
  ),
};
