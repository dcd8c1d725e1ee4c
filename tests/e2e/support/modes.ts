import type { Recipients } from '@/lib/forms/logic';

export type Values = Record<string, string>;

export interface ModeCase {
  title: string;
  form: 'queja' | 'denuncia' | 'sugerencia';
  dialog?: 'Queja Electrónica' | 'Denuncia Electrónica';
  toggle?: RegExp;
  fields: string[];
  anonymous?: true;
  /** Fields that stay filled after a send (section 4). */
  kept: string[];
  invalid: string;
  payload: (values: Values, correos: Recipients) => Values;
}

export const modes = {
  servidor: {
    title: 'la queja contra una persona servidora pública',
    form: 'queja',
    dialog: 'Queja Electrónica',
    fields: [
      'nombre',
      'telefono',
      'direccion',
      'correo',
      'nombreServidorP',
      'dependencia',
      'cargo',
      'descripcion',
    ],
    kept: [],
    invalid: 'Favor de rellenar todos los campos!',
    payload: (values, correos) => ({
      reply_email: correos.oficina,
      asunto: 'Queja servidor público',
      from_name: values['nombre'] ?? '',
      direccion: values['direccion'] ?? '',
      cargo: values['cargo'] ?? '',
      nombre_servidor: values['nombreServidorP'] ?? '',
      correo_electronico: values['correo'] ?? '',
      dependencia: values['dependencia'] ?? '',
      message: values['descripcion'] ?? '',
      telefono: values['telefono'] ?? '',
      reply_to: correos.quejas,
    }),
  },
  servicio: {
    title: 'la queja contra un servicio público',
    form: 'queja',
    dialog: 'Queja Electrónica',
    toggle: /^Queja servicio público$/,
    fields: ['nombres', 'telefono', 'numeroDeReporte', 'descripcion'],
    kept: [],
    invalid: 'Favor de rellenar todos los campos!',
    payload: (values, correos) => ({
      reply_email: correos.oficina,
      asunto: 'Queja servicio público',
      from_name: values['nombres'] ?? '',
      numero_reporte: values['numeroDeReporte'] ?? '',
      numeroDeReporte: values['numeroDeReporte'] ?? '',
      message: values['descripcion'] ?? '',
      telefono: values['telefono'] ?? '',
      reply_to: correos.quejas,
    }),
  },
  identificada: {
    title: 'la denuncia con datos',
    form: 'denuncia',
    dialog: 'Denuncia Electrónica',
    fields: ['nombre', 'telefono', 'correo', 'fecha', 'lugar', 'descripcion'],
    kept: ['fecha'],
    invalid: 'Favor de llenar todos los campos!',
    payload: (values, correos) => ({
      reply_email: correos.oficina,
      from_name: values['nombre'] ?? '',
      correo_electronico: values['correo'] ?? '',
      fecha_percance: values['fecha'] ?? '',
      message: values['descripcion'] ?? '',
      telefono: values['telefono'] ?? '',
      lugar: values['lugar'] ?? '',
      reply_to: correos.denuncias,
    }),
  },
  anonima: {
    title: 'la denuncia anónima',
    form: 'denuncia',
    dialog: 'Denuncia Electrónica',
    toggle: /^Activar modo anónimo\/active$/,
    anonymous: true,
    fields: ['fecha', 'lugar', 'descripcion'],
    kept: ['fecha'],
    invalid: 'Favor de llenar todos los campos!',
    payload: (values, correos) => ({
      reply_email: correos.oficina,
      from_name: 'Anónimo',
      message: values['descripcion'] ?? '',
      fecha_percance: values['fecha'] ?? '',
      lugar: values['lugar'] ?? '',
      reply_to: correos.denuncias,
    }),
  },
} satisfies Record<string, ModeCase>;

const sugerencia: ModeCase = {
  title: 'la sugerencia',
  form: 'sugerencia',
  fields: ['nombre', 'correo', 'sugerencia'],
  kept: [],
  invalid: 'Favor de llenar todos los campos!',
  payload: (values, correos) => ({
    asunto: 'Sugerencia',
    from_name: values['nombre'] ?? '',
    correo_electronico: values['correo'] ?? '',
    message: values['sugerencia'] ?? '',
    reply_to: correos.sugerencias,
  }),
};

export const everyMode = { ...modes, sugerencia };

const tricky = (marker: string) =>
  [
    `Ñandú, pingüino y camión: «así» "pasó" 'todo' — ${marker}`,
    '<b>negrita</b> <script>alert(1)</script> &amp; & {{telefono}} ${nombre} %20 \\n',
    '',
    '  Con sangría, 50 % y 1 < 2 > 0; emoji: 😀 👩‍👩‍👧 🇲🇽',
  ].join('\n');

export function writing(mode: ModeCase, marker: string): Values {
  const known: Values = {
    telefono: '664 555 0199',
    correo: `ana.pérez+${marker}@correo.example`,
    fecha: '2025-01-20',
    numeroDeReporte: `ATNCIUD-${marker}`,
    descripcion: tricky(marker),
    sugerencia: tricky(marker),
  };
  return Object.fromEntries(
    mode.fields.map((name) => [name, known[name] ?? `${name} «de» Ángel & Ñusta ${marker}`]),
  );
}
