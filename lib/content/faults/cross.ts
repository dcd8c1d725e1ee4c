import type { Names } from './names';
import type { Table } from './table';

type Canal = 'queja' | 'denuncia' | 'emergencia' | 'otra';

const CHANNELS: Record<Canal, { name: string; of: string; write: string }> = {
  queja: { name: 'la queja', of: 'de la queja', write: 'enlace la [queja](/quejapublica/)' },
  denuncia: {
    name: 'la denuncia',
    of: 'de la denuncia',
    write: 'enlace la [denuncia](/denuncia/)',
  },
  emergencia: { name: '', of: 'del 911', write: 'diga que llame al 911' },
  otra: { name: '', of: '', write: '' },
};

/** Things of which no two pieces may have the same. */
const UNIQUE = {
  number: ['el número', 'uno de los dos'],
  path: ['la ruta', 'una de las dos'],
  letter: ['la letra', 'una de las dos'],
  notice: ['el aviso', 'uno de los dos'],
};

const PROMISES = {
  sends: ({ label }: { label?: string }) => `este modo envía «${label}»`,
  'no-contact': () => 'este modo no envía ni teléfono ni correo',
  contact: () => 'este modo sí envía con qué responder',
  named: () => 'este modo no es anónimo',
};

const CONTRASTS = {
  text: 'el texto seguido',
  urgent: 'el texto de un aviso urgente',
  secondary: 'el texto secundario y los enlaces',
  pointed: 'el enlace que se señala',
  button: 'el texto de un botón',
  frame: 'el texto del menú y del pie',
  result: 'el texto de un resultado',
  error: 'el texto de un error',
  success: 'el texto de un éxito',
  edge: 'el borde de un control',
  menu: 'la línea del menú',
};
export type Contrasted = keyof typeof CONTRASTS;
const PALETTES = { dia: 'De día', noche: 'De noche' };

const published = (address: string) =>
  `«${address}» ya se publicó, y quien la guardó ya no llegaría a nada.`;
const withdraw = (say: Names) => `escriba en él ${say.bare('retirar')}: con el día y el motivo.`;
const notCome = (day: string, what: string) => `el ${day} no ha llegado. Escriba el día ${what}.`;
const otherPart = (id: string) => `«#${id}» ya es otra parte de esta página.`;

interface Past {
  day: string;
  today: string;
}

/** Faults that take several files or addresses. */
export const CROSS_FAULTS = {
  repeated: ({ value }: { value: string }) =>
    `«${value}» está repetido en la lista. Deje uno solo.`,
  'not-unique': (
    { what, value, file }: { what: keyof typeof UNIQUE; value: string; file: string },
    say,
  ) => `${UNIQUE[what][0]} «${value}» ya es de ${say.file(file)}. Cambie ${UNIQUE[what][1]}.`,
  'address-taken': ({ address, file }: { address: string; file: string }, say) =>
    `«${address}» ya es una dirección de ${say.file(file)}. Escriba otra.`,
  'former-taken': ({ address, file, to }: { address: string; file?: string; to: string }, say) =>
    `«${address}» es la dirección de ${file ? say.file(file) : 'una página del sitio'}, y no puede llevar a «${to}». Bórrela de esta lista.`,
  'title-long': ({ title, most }: { title: string; most: number }) =>
    `el título pasa de ${most} letras: «${title}» lleva ${title.length}. Acórtelo.`,
  'title-taken': ({ title, file }: { title: string; file?: string }, say) =>
    `el título «${title}» ya es de ${file ? say.file(file) : 'una página del sitio'}. Diga en qué se distingue ésta.`,
  'address-lost': ({ address }: { address: string }, say) =>
    `${published(address)} En lo que ocupa su lugar, escriba ${say.set('antes', `[${address}]`)}; si nada lo ocupa, devuelva lo que había y ${withdraw(say)}`,
  'address-held': ({ address, file }: { address: string; file: string }, say) =>
    `${published(address)} La tiene ${say.file(file)}, que no está publicado: publíquelo, o ${withdraw(say)}`,

  'id-taken': ({ id }: { id: string }) =>
    `«${id}» ya es el nombre de otra parte de esta página. Escriba otro id.`,
  'heading-id-taken': ({ id, text }: { id: string; text: string }) =>
    `${otherPart(id)} Cambie las palabras del título «${text}».`,
  'question-id-taken': ({ id }: { id: string }) =>
    `${otherPart(id)} Cambie las palabras de la pregunta.`,
  'unit-id-taken': ({ id }: { id: string }) =>
    `«${id}» ya es el nombre de otra parte de /directorio/. Escriba otro id, también donde se nombra.`,

  'channel-other': (
    {
      case: one,
      words,
      says,
      due,
      isLink,
    }: { case: string; words: string; says: Canal; due: Canal; isLink: boolean },
    say,
  ) =>
    `habla de «${one}» («${words}») y ${isLink ? 'su enlace sólo lleva a' : 'sólo nombra'} ${CHANNELS[says].name}; ese caso es ${CHANNELS[due].of} (${say.file('content/canales.yml')}). Corrija el texto: ${CHANNELS[due].write}.`,

  'name-former': ({ found, name }: { found: string; name: string }) =>
    `«${found}» es otro nombre de lo que los menús y el buscador llaman «${name}». Llámelo igual: una cosa, un nombre.`,

  'release-not-come': ({ day }: { day: string }, say) =>
    `el ${say.day(day)} no ha llegado, y el comunicado se publicaría hoy. Para que salga ese día, escriba ${say.set('publicar', day)}`,
  'release-before-date': ({ day, date }: { day: string; date: string }, say) =>
    `saldría el ${say.day(day)}, antes de su fecha, el ${say.day(date)}. Escriba en los dos el mismo día.`,
  'review-not-come': ({ day, today }: Past, say) =>
    notCome(say.day(day), `en que revisó el texto, ${say.day(today)} a más tardar`),
  'verified-not-come': ({ day, today }: Past, say) =>
    notCome(say.day(day), `en que se comprobó, ${say.day(today)} a más tardar`),
  'catalogue-not-come': ({ day, today }: Past, say) =>
    notCome(say.day(day), `en que consultó el catálogo, ${say.day(today)} a más tardar`),
  'law-text-not-come': ({ day }: { day: string }, say) =>
    notCome(say.day(day), 'de la última reforma del texto que se leyó'),
  'law-year-not-come': ({ year }: { year: string }) =>
    `el año ${year} no ha llegado. Revise cuándo se publicó.`,
  'closed-days-missing': (_: object, say) =>
    `falta ${say.key('diasInhabiles')}: el sitio no puede decir si la oficina está abierta. Escriba ${say.bare('anios')} y ${say.bare('dias')}.`,
  'closed-day-year': ({ day }: { day: string }, say) =>
    `${say.day(day)} no es de los años de ${say.key('anios')}. Agregue ahí su año, o corrija la fecha.`,
  'notice-nowhere': ({ address }: { address: string }) =>
    `«${address}» no muestra avisos. Quite esa dirección.`,
  'notice-of-form': ({ address }: { address: string }, say) =>
    `«${address}» es la página de un formulario, y ahí sólo se muestra un aviso urgente. Escriba ${say.set('nivel', 'urgente')}, o quite esa dirección.`,
  'notice-over': ({ day }: { day: string }, say) =>
    `este aviso terminó el ${say.day(day)} y ya no se muestra. Borre su archivo, o escriba otro día.`,

  'promise-broken': (
    { promise, why, label }: { promise: string; why: keyof typeof PROMISES; label?: string },
    say,
  ) =>
    `promete «${promise}», y ${PROMISES[why](label ? { label } : {})}. Cambie el texto, o lo que el modo envía en ${say.key('carga')}.`,
  'lead-long': ({ words, most }: { words: number; most: number }) =>
    `antes del formulario se leen ${words} palabras. Deje ${most} o menos arriba del primer «##»; lo demás va debajo, que se despliega.`,
  'contrast-low': ({
    palette,
    colour,
    ground,
    ratio,
    what,
    least,
  }: {
    palette: keyof typeof PALETTES;
    colour: [name: string, value: string];
    ground: [name: string, value: string];
    ratio: number;
    what: Contrasted;
    least: number;
  }) =>
    `${PALETTES[palette]}, «${colour[0]}» (${colour[1]}) sobre «${ground[0]}» (${ground[1]}) contrasta ${ratio} a 1, y ${CONTRASTS[what]} necesita ${least} a 1. Oscurezca uno o aclare el otro.`,

  'translation-of-none': ({ file }: { file: string }, say) =>
    `no hay un archivo ${say.file(file)} que diga ${say.key('actualizado')}. Escriba el de la página en español, por ejemplo: ${say.file('paginas/denuncia.md')}`,
  'translation-older': (
    { day, file, changed }: { day: string; file: string; changed: string },
    say,
  ) =>
    `esta página es del ${say.day(day)} y ${say.file(file)} cambió el ${say.day(changed)}. Compárelas, corrija ésta y escriba ${say.set('al', changed)}`,
  'translation-newer': (
    { day, file, changed }: { day: string; file: string; changed: string },
    say,
  ) =>
    `${say.file(file)} es del ${say.day(changed)}, anterior al ${say.day(day)}. Escriba ${say.set('al', changed)}`,
  'figures-other': ({ spanish }: { spanish: string }) =>
    `no lleva las mismas cifras que en español, que se muestra en su lugar. Escriba las mismas: «${spanish}»`,
  'english-form-of-none': ({ file }: { file: string }) => `no hay un formulario ${file}.`,
  'english-form-other': (
    { file, lacks, extra }: { file: string; lacks: string[]; extra: string[] },
    say,
  ) =>
    `no es lo que dice ${say.file(file)}: ${[...lacks.map((one) => `falta «${one}»`), ...extra.map((one) => `sobra «${one}»`)].join(', ')}. Escríbalo como está ahí, con su inglés.`,
  'english-form-missing': ({ file }: { file: string }) =>
    `falta ${file}, con las palabras del formulario en inglés.`,

  'reference-twice': ({ key, what }: { key: string; what: 'role' | 'datum' }) =>
    `{{${key}}} ya quiere decir otra cosa. Dé otro nombre a este ${what === 'role' ? 'papel' : 'dato'}.`,
  'datum-unused': ({ key }: { key: string }) =>
    `ningún texto usa {{${key}}}. Úselo donde haga falta, o bórrelo: se le pediría a la oficina en vano.`,
  'siglas-twice': ({ siglas }: { siglas: string }) =>
    `dos leyes llevan las siglas «${siglas}». Cambie unas.`,
  'law-undated': (_: object, say) =>
    `el sitio cita esta ley y falta el día del texto que se leyó. Agregue, por ejemplo, ${say.set('texto', '2025-12-15')}`,
  'state-text-gone': ({ file }: { file: string }, say) =>
    `${say.file(file)} no está, o no se publica. Si se borró, quite este renglón.`,
  'state-text-unlisted': ({ role, list }: { role: string; list: string }, say) =>
    `cita artículos de «${role}», que en otro lugar serán otros. Agréguelo a ${say.file(list)}, con el porqué.`,

  'document-repeated': ({ path, file }: { path: string; file: string }, say) =>
    `el archivo «${path}» ya es de otro renglón, en ${say.file(file)}. Dé a cada documento el suyo.`,
  'document-like': ({ path, other }: { path: string; other: string }) =>
    `«${path}» y «${other}» sólo cambian en mayúsculas, y en algunos equipos serían el mismo archivo. Cambie uno.`,
  'unit-two-heads': ({ head, id }: { head: string; id: string }, say) =>
    `«${head}» y «${id}» encabezan las dos el organigrama. Escriba de quién depende ésta: ${say.set('depende', head)}`,
  'unit-above-missing': ({ id }: { id: string }) => `no hay una unidad con id «${id}».`,
  'unit-circle': ({ id, through }: { id: string; through?: string }) =>
    `«${id}» depende de sí misma${through ? `, por medio de «${through}»` : ''}, y no aparecería en el organigrama. Escriba la unidad que está arriba.`,
  'unit-no-head': (_: object, say) =>
    `ninguna unidad encabeza el organigrama. Quite ${say.key('depende')} de la que está arriba de todas.`,
  'head-other': ({ listed, file, name }: { listed: string; file: string; name: string }, say) =>
    `encabeza la oficina «${listed}», y ${say.file(file)} dice «${name}». Escriba a la misma persona en los dos.`,

  'norm-unlisted-here': ({ code }: { code: string }) =>
    `la norma «${code}» no está en ningún catálogo.`,
  'catalogue-unshown': ({ slug }: { slug: string }, say) =>
    `ninguna pestaña muestra este catálogo. Nómbrelo en una: ${say.set('catalogo', slug)}`,
  'unit-missing': ({ id, all }: { id: string; all: string[] }, say) =>
    `no hay una unidad «${id}» en ${say.file('content/directorio.yml')}. Hay: ${all.join(', ')}.`,
  'tab-untitled': ({ ids }: { ids: string[] }) =>
    `no hay un título «## …» que corresponda. Los títulos dan: ${ids.join(', ')}.`,
  'tab-no-catalogue': (_: object, say) =>
    `un bloque «catalogo» necesita la clave ${say.key('catalogo')}.`,
  'catalogue-missing': ({ slug, all }: { slug: string; all: string[] }) =>
    `no hay un catálogo «${slug}». Hay: ${all.join(', ')}.`,
  'document-missing': ({ id }: { id: string }, say) =>
    `no hay un documento «${id}» en ${say.file('content/documentos.yml')}.`,
  'document-needed': ({ where, key, value }: { where: string; key: string; value: string }, say) =>
    `falta un documento que el sitio enlaza ${where}. Escriba en su renglón ${say.set(key, value)}`,
  'page-unshown': ({ needed }: { needed: string[] }) =>
    `ninguna página muestra este archivo. Los de esta carpeta son: ${needed.join(', ')}.`,

  'norm-repeated': ({ code, file }: { code: string; file: string }, say) =>
    `la norma «${code}» ya está en ${say.file(file)}. Deje una sola.`,
  'norm-strange': ({ code, kind }: { code: string; kind: string }) =>
    `la norma «${code}» está en un catálogo de claves ${kind}. Pásela al suyo, o corrija la clave.`,
  'norm-unlisted': ({ code }: { code: string }) =>
    `nombra la norma «${code}», que no está en ningún catálogo. Corrija la clave, o agréguela.`,
  'norm-legend-circle': ({ code, other }: { code: string; other: string }) =>
    `dice que a «${code}» la sustituye «${other}», y de ésta se vuelve a «${code}». Corrija la leyenda de una.`,
  'norm-legend-itself': ({ code }: { code: string }) =>
    `la norma «${code}» no puede quedar en lugar de sí misma. Escriba la otra clave.`,
  'norm-replaces-circle': ({ code, other }: { code: string; other: string }) =>
    `dice que «${code}» sustituye a «${other}», y de ésta se vuelve a «${code}». Quite una de las dos.`,
  'norm-overlap': ({ code, other }: { code: string; other: string }, say) =>
    `«${code}» y «${other}», a la que sustituye, regían a la vez. Corrija sus fechas (${say.bare('desde')}, ${say.bare('hasta')}), o diga aquí por qué.`,
  'norm-over': ({ day }: { day: string }, say) =>
    `dice que dejó de regir el ${say.day(day)}, y que está vigente. Corrija la fecha, o escriba su estado y su leyenda.`,
  'norm-early': ({ day, cut }: { day: string; cut: string }, say) =>
    `dice que empieza a regir el ${say.day(day)}, después del corte del catálogo (${say.day(cut)}), y que está vigente. Corrija una de las fechas.`,
  'norm-legend-day': ({ day, legend }: { day: string; legend: string }) =>
    `dice ${day}, y la leyenda, ${legend}. Corrija la que esté mal.`,
  'norm-late': ({ day, state }: { day: string; state: string }, say) =>
    `dice que rige hasta el ${say.day(day)}, y que ya está ${state}. Corrija la que esté mal.`,

  'carrier-other': (
    { via, origin, remedy }: { via: string; origin: string; remedy: string },
    say,
  ) =>
    `dice «${via}», y los formularios envían a ${origin} (NEXT_PUBLIC_EMAILJS_ORIGIN): los textos dirían que los mensajes los lleva otro. Escriba ${say.set('via', remedy)}, o cambie esa variable.`,
  'preview-picture-missing': ({ address }: { address: string }) =>
    `falta la imagen public${address}. Guárdela ahí o escriba otra.`,
  'preview-failed': ({ error }: { error: string }) =>
    `con estos datos no se puede mostrar todavía. Corrija lo que la revisión señala. (${error})`,
} satisfies Table;
