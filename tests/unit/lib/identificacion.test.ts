/** @jest-environment node */
import {
  FINDING_KINDS,
  findIdentifying,
  withoutFindings,
  type FindingKind,
} from '@/lib/forms/identification';
import { PATTERNS } from '@/lib/forms/identification-patterns';

const marked = (text: string) => findIdentifying(text).map(({ kind, text }) => [kind, text]);

/** Every text is invented: telephones 664 555 01xx, e-mails of *.example. `«…»` is what is marked. */
const MARKED: Record<FindingKind, string[]> = {
  curp: [
    'Mi CURP: «XEXA800101MBCRRN01».',
    'va en minúsculas, «xexa800101mbcrrn01»',
    'separada: «XEXA 800101 M BC RRN 0 1»',
    'le falta el final, «XEXA800101MBCRRN»',
  ],
  elector: ['clave «XXRRNN80010102M100»', 'clave «XXRRNN-800101-02-H-100» de la credencial'],
  rfc: [
    'RFC «XEXA800101AB1»',
    'RFC «XEXA-800101-AB1»,',
    'RFC «XEXA 800101 AB1»',
    'sin homoclave «xexa800101»',
    'con eñe «ÑEXA800101»',
  ],
  nss: ['NSS «02805550101»', 'seguro «02-80-55-5010-1»', 'seguro «02 80 55 5010 1»'],
  telefono: [
    'al «664 555 0100»',
    'al «(664) 555-01-00»',
    'al «664-555-0101»',
    'al «664.555.0102»',
    'al «+52 1 664 555 0103» o',
    'al «+526645550104»',
    'al «5216645550105»',
    'al «01 664 555 0106»',
    'al «044 664 555 0107»',
    'al «6645550108».',
    'al «664–555–0109»',
    'en Estados Unidos, «+1 619 555 0110»',
    'en México, «55 5555 0111» y «55 55 55 01 12»',
    'al «664 555 0119» ó «664 555 0120»',
    '«Tel. 555 0113»',
    'mi «celular es: 555-0114»',
    '«whatsapp 5550115»',
    'marque «555-0116» o «555-01-17»',
    '«mi número es 555 01 18»',
  ],
  correo: [
    'a «ana@correo.example»',
    'a «ana.perez+2@dos.correo.example», gracias',
    'a «ANA_P@CORREO.EXAMPLE».',
    'a «ana @ correo.example»',
    'a «ana arroba correo punto example»',
    'a «ana(arroba)correo.example»',
    'a «ana [at] correo . example»',
    'a «ana@hotmail» y ya',
  ],
  placas: [
    'iba en «ABC-12-34»',
    'iba en «ABC1234»',
    'iba en «ABC-123-D»',
    'iba en «A12-BCD»',
    'iba en «a12bcd»',
    'iba en «AB-1234-C»',
    'iba en «AN-12-345»',
    'un carro con «placas ABC 12 34»',
    'las «placas son ABC-1234»',
    'de «placa: 123-ABC»',
  ],
  cuenta: [
    'deposité a «4152 0000 0000 0000»',
    'deposité a «4152-0000-0000-0000»',
    'deposité a «4152000000000000»',
    '«CLABE 002028000000000000»',
    'es «002028000000000000»',
    'a la «cuenta número 0123456789»',
    'de mi «tarjeta: 01234567890»',
  ],
  perfil: [
    'soy «@anaperez_tj» en redes',
    'en «facebook.com/ana.perez»',
    'en https://www.«instagram.com/anaperez».',
    '«mi Facebook es ana.perez», búsquenme',
    'miran «mi perfil»',
  ],
  empleado: [
    'con número de «empleado 123»',
    'con «empleada núm. 12345»',
    '«gafete 4567»',
    'traía «mi gafete» puesto',
    'doy «mi número de empleado»: «mi número de empleado es 45321»',
    '«nómina: 00123»',
  ],
  nombre: [
    '«Me llamo Ana Pérez» y vengo a denunciar.',
    '«me llamo ana pérez» y vengo a denunciar',
    '«ME LLAMO ANA PÉREZ» Y QUIERO DENUNCIAR',
    '«Mi nombre es Ana María de la Cruz López», de Tijuana',
    '«mi nombre completo es Ana P. Pérez»',
    '«Soy Ana Pérez», la que llamó ayer',
    '«SOY ANA PEREZ» Y VIVÍ ESTO',
    'Yo «soy la Lic. Ana Pérez».',
    '«Yo, Ana Pérez», denuncio',
    'Gracias.\n«Atte. Ana Pérez»',
    'Gracias.\n«Atentamente:\n\nAna Pérez-López»',
    '«Firmo como Ana Pérez»',
    '«Firmo» esta denuncia',
    '«Firma: Ana Pérez»',
    'La «suscrita, Ana Pérez», expone',
  ],
  domicilio: [
    '«Vivo en calle Uno número 12, colonia Centro» y lo vi.',
    '«vivo en la calle Dos No. 34, col. Libertad». El inspector llegó.',
    '«Vivimos frente al parque», desde hace años',
    '«resido en Otay» y pasó ahí',
    'Llegaron a «mi casa» de noche',
    '«Mi domicilio es calle Tres #56 int. 7». Llegó',
    '«mi dirección: Calle Cuatro 78», Playas',
    'pasa en «nuestra calle» cada noche',
  ],
  relacion: [
    '«mi jefe» me lo pidió',
    '«Mi jefa» lo sabe',
    '«MI SUPERVISOR» lo sabe',
    '«mi compañera» lo vio',
    '«mi compañera» (NFC) y «mis compañeros»',
    '«mi ex esposo» y «mi hermana» y «mi hijo»',
    '«mi mamá», «mi papá», «mi tía», «mi vecino», «mi hermanito»',
    'en «mi oficina», «mi área», «mi departamento», «mi turno» y «mi puesto»',
    '«nuestro jefe» y «nuestra coordinadora»',
    '«trabajo en Obras Públicas» y lo vi',
    '«Trabajo como cajera», aquí',
    'en la oficina «donde trabajo»',
    '«laboro en la delegación Centro» desde 2019',
    '«trabajé en el taller municipal», antes',
    '«soy empleada de limpia» y',
    '«Soy el encargado del almacén».',
    '«soy policía», «soy su esposa», «soy vecina»',
    '«fui el único», «Fui la única» y «yo era la única»',
    '«sólo yo» lo vi, «solo yo»',
  ],
};

/** «…» taken off a sample: the plain text, and what should be marked in it. */
function sample(text: string): { text: string; parts: string[] } {
  return {
    text: text.replace(/[«»]/g, ''),
    parts: [...text.matchAll(/«([^»]*)»/g)].map((match) => match[1] ?? ''),
  };
}

describe('marca lo que puede decir quién escribe', () => {
  const rows = Object.entries(MARKED).flatMap(([kind, texts]) =>
    texts.map((text) => [kind, text] as const),
  );

  it.each(rows)('%s: %s', (kind, marks) => {
    const { text, parts } = sample(marks);
    expect(marked(text)).toEqual(parts.map((part) => [kind, part]));
  });

  it.each(Object.entries(FINDING_KINDS))('«%s» tiene nombre y dice por qué', (_, words) => {
    expect(words.nombre).toMatch(/^[A-ZÁÉÍÓÚ]/);
    expect(words.porque).toMatch(/^[A-ZÁÉÍÓÚ].{1,60} usted.*\.$/);
  });
});

describe('no marca lo que no dice quién escribe', () => {
  it.each([
    'Me pidió $12,500.00 y luego 3,000 pesos; $1500 al final.',
    'Fue el 12/03/2025, o el 2025-01-27, o el 27-01-2025 10:30.',
    'Eran las 10:30 a.m., 14:00 horas, de 8 a 15.',
    'Según la NTA-01, la NTP-25 y la NTA-01-24.',
    'El reporte ATNCIUD-1234 y el reporte ATNCIUD-20250127.',
    'Llamé a la línea 070 y al 911, tres veces.',
    'Artículos 7, 49 fracción IX, 52 y 108 de la ley; art. 134.',
    'En calle Hidalgo 1234, número 56, colonia Centro, C.P. 22000, Tijuana.',
    'Av. Revolución 1234-5, 22000 Tijuana, entre 3ra y 4ta.',
    'Expediente 123-2024, folio 2025001234 y oficio núm. 555-0100.',
    'En los ciclos 2023-2024 y 2024-2025; 2019 2020 2021 2022.',
    'La línea 800 555 0100 no contesta.',
    'La empresa con RFC EMP010101AB1 ganó la obra.',
    'Eran 250 personas, 1500 metros, 12.5 % y 100 kg.',
    'Coordenadas 32.5149, -117.0382.',
    'Dormí jefe mío; así, jefe, dijo. Comí casa por casa.',
    'El jefe y su compañera, el supervisor y la esposa del regidor.',
    'Su oficina, el área de obras y el departamento de pagos.',
    'El trabajo en la calle y su trabajo como inspector; hay trabajo en exceso.',
    'El regidor trabajó en la obra y laboró en otra.',
    'El director firmó el contrato; lo transmitió en vivo por la tarde.',
    'Me llamó la atención. Me llamó Juan López para amenazar.',
    'me llamo la atencion, me llamo por telefono, me llamo el inspector',
    'Soy ciudadana de Tijuana. Soy una persona mayor. Soy testigo. Soy de aquí.',
    'SOY UNA CIUDADANA Y SOY DE TIJUANA',
    'Atentamente, un ciudadano.',
    'Los emplead@s y tod@s l@s vecin@s.',
    'El inspector Juan López pidió dinero a los comerciantes.',
    'La firma electrónica es falsa. Me dicen que no. No quiero dar mi nombre.',
    'Mi nombre no importa, mi nombre es lo de menos.',
    'La Ford F-150 2019, el Tsuru 2005 y la patrulla 1234.',
    'La licitación LO-802004999-E12-2024 y la clave catastral AB-123-456.',
    'El único puente; sólo él; era la única calle.',
    'Mi denuncia, mi queja, mi dinero, mi derecho y mi carro.',
    'Le avisé a la Sindicatura 😀 y nada.',
    '',
    ' \n\t ',
  ])('%s', (text) => {
    expect(marked(text)).toEqual([]);
  });
});

describe('las marcas', () => {
  it('no se enciman: gana lo más preciso, y van en el orden de lectura', () => {
    const text =
      'Vivo en Otay, mi correo es ana@correo.example y mi CURP XEXA800101MBCRRN01, tel. 664 555 0100';
    const findings = findIdentifying(text);
    expect(findings.map(({ kind }) => kind)).toEqual(['domicilio', 'correo', 'curp', 'telefono']);
    findings.forEach(({ start, end }, i) => {
      expect(start).toBeGreaterThanOrEqual(findings[i - 1]?.end ?? 0);
      expect(end).toBeGreaterThan(start);
    });
  });

  it('el dominio de un correo no es además un perfil', () => {
    expect(marked('ana@facebook.com')).toEqual([['correo', 'ana@facebook.com']]);
  });

  it('están donde dicen, aunque haya emojis o letras de otros alfabetos antes', () => {
    const text = '😀👩🏽‍🔧 ﬁn İ ½ … mi jefa 😀 664 555 0100';
    for (const { start, end, text: part } of findIdentifying(text)) {
      expect(text.slice(start, end)).toBe(part);
    }
    expect(marked(text)).toEqual([
      ['relacion', 'mi jefa'],
      ['telefono', '664 555 0100'],
    ]);
  });

  it('se encuentran aunque el renglón se corte o el espacio sea otro', () => {
    expect(marked('Lo sabe mi\njefe, mi\u00a0jefa y mi  vecina')).toEqual([
      ['relacion', 'mi\njefe'],
      ['relacion', 'mi\u00a0jefa'],
      ['relacion', 'mi  vecina'],
    ]);
  });

  it('no tocan el nombre de quien se denuncia', () => {
    expect(marked('Mi jefe Juan López, de Obras, pide dinero.')).toEqual([['relacion', 'Mi jefe']]);
  });
});

describe('quitar lo marcado', () => {
  const text =
    '  Soy Ana Pérez 😀,\r\nmi jefe pidió $12,500.00 el 12/03/2025.\tTel: 664 555 0100. \n';

  it('pone [omitido] y deja lo demás igual, hasta los espacios', () => {
    expect(withoutFindings(text, findIdentifying(text))).toBe(
      '  [omitido] 😀,\r\n[omitido] pidió $12,500.00 el 12/03/2025.\t[omitido]. \n',
    );
  });

  it('quita sólo lo que la persona eligió', () => {
    const chosen = findIdentifying(text).filter(({ kind }) => kind === 'telefono');
    expect(withoutFindings(text, chosen)).toBe(text.replace('Tel: 664 555 0100', '[omitido]'));
  });

  it('sin nada elegido, el texto es el mismo', () => {
    expect(withoutFindings(text, [])).toBe(text);
  });

  it('lo que queda ya no tiene nada que marcar', () => {
    expect(findIdentifying(withoutFindings(text, findIdentifying(text)))).toEqual([]);
  });
});

it('una denuncia como las que llegan', () => {
  const text = `Buenas tardes. Trabajo en la delegación Centro y mi jefe, el Lic. Juan López, pide $2,000.00 por cada permiso de la NTA-01. El 12/03/2025 a las 10:30 se lo pidió a un comerciante de avenida Uno 1234, C.P. 22000; yo era la única en la oficina. El reporte es ATNCIUD-1234 y en el 070 no contestan.
Traía una camioneta ABC-12-34. Si necesitan algo, mi cel es 664 555 0100 o ana@correo.example.
Atte. Ana Pérez`;
  expect(marked(text)).toEqual([
    ['relacion', 'Trabajo en la delegación Centro'],
    ['relacion', 'mi jefe'],
    ['relacion', 'yo era la única'],
    ['placas', 'ABC-12-34'],
    ['telefono', 'cel es 664 555 0100'],
    ['correo', 'ana@correo.example'],
    ['nombre', 'Atte. Ana Pérez'],
  ]);
});

describe('un texto largo no detiene la página', () => {
  // What grows without bound could backtrack without bound: each pattern says how far it goes.
  it.each(PATTERNS.map(([kind, pattern]) => [kind ?? 'lo que se le parece', pattern.source]))(
    'toda repetición de %s tiene un límite',
    (_kind, source) => {
      const bare = source.replace(/\\[\\[\]*+]/g, '_').replace(/\[(?:\\.|[^\]])*\]/g, '_');
      expect(bare.match(/[*+]|\{\d+,\}/g)).toBeNull();
    },
  );
});
