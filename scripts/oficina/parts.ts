interface Part {
  /** Its keys of `sitio.yml`, besides that of its own name. */
  keys?: readonly string[];
  /** Its files of `content/`. */
  files?: RegExp;
  /** Regulations that only its texts cite. */
  papeles?: readonly string[];
  /** A pattern of the texts that name it. */
  texts?: string;
}

/** Parts of the site that an office may lack, by the word of the command. */
export const PARTS = {
  vehiculos: {
    keys: ['correoVehiculos', 'busquedaVehiculos', 'siglasVehiculos', 'rutaVehiculos'],
    files: /^(?:vehiculos\.yml|ingles\/towed-vehicle\.md|facil\/vehiculo\.md)$/,
    papeles: ['transito', 'arrastre'],
    texts: String.raw`/vehiculosremolcados/|/en/towed|[Vv]ehículos? remolcados?|\bgrúa|corralón|[Tt]owed|búsqueda de vehículos`,
  },
  declaranet: {
    keys: ['declaraciones', 'rutaDeclaraciones'],
    files: /^(?:declaraciones\.yml|facil\/declaracion\.md)$/,
    texts: 'DeclaraNet|[Dd]eclaraci(?:ón|ones) patrimonial(?:es)?|[Ss]ituación [Pp]atrimonial',
  },
  normas: { texts: '[Nn]ormas? técnicas?' },
  'red-social': { texts: '[Rr]ed social' },
  'linea-quejas': { texts: 'lineaQuejas|horarioLinea|[Cc]omplaint line' },
  'telefono-social': {},
  'entrega-recepcion': { texts: '[Ee]ntrega-[Rr]ecepci[oó]n|entregaRecepcion' },
  ingles: { keys: ['horarioEnIngles'], files: /^ingles\//, texts: '/en/' },
  // Only links of whole rows: in a text the words stay, without their link (words.ts).
  direcciones: {
    files: /^direcciones\//,
    texts: '^/(?:responsabilidades|direccionDeInvestigacion)/',
  },
  sugerencias: { files: /^formularios\/sugerencia\.yml$/ },
} satisfies Record<string, Part>;

export type PartName = keyof typeof PARTS;
export const partsOf = (names: readonly PartName[]): Part[] => names.map((name) => PARTS[name]);

/** Its name in `apartados` of `sitio.yml`. */
export const apartadoOf = (name: PartName): string =>
  name.replace(/-(\w)/, (_, first: string) => first.toUpperCase());
