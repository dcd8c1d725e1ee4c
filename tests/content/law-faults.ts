import { comunicado, swap, type Edits } from './project';

const PAGE = `---
titulo: Buscar
descripcion: Busque en el sitio.
responsable: oficina
actualizado: 2025-01-27
---

Tiene 5 días hábiles.

Tiene 6 días hábiles {{ley LGRA 103}}.

Tiene 7 días hábiles {{porConfirmar}}.

La ley prevé ocho casos.

- La falta prescribe en nueve años.
- Actuamos conforme a la ley.

Usted puede, según la ley {{ley LGRA 10}}:

- Pedir diez días hábiles.
- Pedir el recurso de revocación.

1. Once días naturales.

*Fundamento:* {{ley LGRA 11}}.

| Plazo | Cita |
| --- | --- |
| Doce días hábiles | |
| Trece días hábiles | {{ley LGRA 13}} |

> El artículo 14 lo dice.

## El artículo 15, en un título, no afirma nada

Acuda a {{domicilio}}. Pida la constancia de no inhabilitación. (LGRA, artículo 16)
`;

/** A project whose texts state law without saying where it comes from, or cite what is not there. */
export const LAW_FAULTS: Edits = {
  'paginas/buscar.md': PAGE,
  'declaraciones.yml': swap('fuente: LGRA 60', 'fuente: LGRA art. 60'),
  'prensa/ley.md': comunicado({ resumen: 'Tiene 15 días hábiles.' }, 'Usted tiene derecho a oír.'),
  'paginas/acuse.md': (text) => `${text}\nEl mensaje pasa por un tercero.\n`,
  'recomendaciones.yml': swap('introduccion: ', 'introduccion: Otra empresa lo lleva. '),
};
