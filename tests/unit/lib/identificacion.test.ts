/** @jest-environment node */
import { englishWith } from '@/lib/forms/english';
import { findIdentifying } from '@/lib/forms/anonymity';
import { PATTERNS } from '@/lib/forms/anonymity-patterns';
import { withoutFindings } from '@/lib/forms/omission';
import { FORMS } from '@/lib/ui-texts';
import { marked, ROWS, sample } from './identificaciones';

const { FINDING_KINDS } = FORMS;

describe('marca lo que puede decir quién escribe', () => {
  it.each(ROWS)('%s: %s', (kind, marks) => {
    const { text, parts } = sample(marks);
    expect(marked(text)).toEqual(parts.map((part) => [kind, part]));
  });

  it.each([
    '«Me llamo Rosa», mi «tel 664 555 0101».',
    '«me llamo rosa paz» y mi «cel 555 0102»',
    '«Me llamo Ana Celia», «664 555 0103»',
    '«me llamo celia» «tel 5550104»',
    '«me llamo rosa», «llámeme al 5550105»',
  ])('de nombre y teléfono hace dos marcas, que se quitan por separado: %s', (marks) => {
    const { text, parts } = sample(marks);
    const [name, phone] = parts;
    expect(marked(text)).toEqual([
      ['nombre', name],
      ['telefono', phone],
    ]);
  });

  it.each(['me llamo mucho al tel 664 555 0101', 'llamo a Rosa al 664 555 0102'])(
    'lo que sólo cuenta una llamada sigue en una marca: %s',
    (text) => {
      expect(marked(text).map(([kind]) => kind)).toEqual(['telefono']);
    },
  );

  // Especificación: D47-02
  it('de lo que puede ser de quien se denuncia dice que se conserve: es la prueba', () => {
    for (const kind of ['placas', 'telefono', 'cuenta', 'correo', 'empleado', 'perfil'] as const)
      expect(FINDING_KINDS[kind][1]).toMatch(/Si es de la persona acusada.*consérvelo/);
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
    'En calle Hidalgo y calle Juárez, colonia Centro, C.P. 22000, Tijuana.',
    'Av. Revolución, 22000 Tijuana, entre 3ra y 4ta.',
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
    'Falta más trabajo en las calles; buen trabajo en equipo, mal trabajo en todo.',
    'El regidor trabajó en la obra y laboró en otra.',
    'El director firmó el contrato; lo transmitió en vivo por la tarde.',
    'Me llamó la atención. Me llamó Juan López para amenazar.',
    'me llamo la atencion, me llamo por telefono, me llamo el inspector',
    'Soy ciudadana de Tijuana. Soy una persona mayor. Soy testigo. Soy de aquí.',
    'SOY UNA CIUDADANA Y SOY DE TIJUANA',
    'Atentamente, un ciudadano.',
    'Los emplead@s y tod@s l@s vecin@s.',
    'El reporte 2026001234, reporte núm. 2026001235 y queja 2026001236.',
    'No soy la única persona afectada; no sólo yo, y no fui el único.',
    'No soy empleado. Soy mujer, soy la primera que viene; soy capaz de hacer más.',
    'Fui con el director, fui al notario, fui a la tienda y fui ante el juez.',
    'Fui golpeada por un policía, fui obligado a pagar y fui el primero.',
    'El inspector trabajaba en catastro, con una señora que trabajaba en pagos.',
    'Están trabajando en la calle y nadie barre; estuvieron trabajando en ella.',
    'Mientras trabajo o mientras vecinos duermen, hay miembros de área.',
    'Nuestra policía local y la tienda de la esquina.',
    'soy otra vez quien escribe; soy del barrio del inspector lopez',
    'Fui diario una semana, fui afuera de la oficina y fui fuera de horas.',
    'AT&T México; at. Sindicatura',
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

/** As readers see it: composed accents, no zero-width characters. */
const seen = (text: string) => text.normalize('NFC').replace(/\p{Cf}/gu, '');

describe('como sea que el equipo escriba las letras', () => {
  /** With combining marks and zero-width characters. */
  const write = (text: string) =>
    `\ufeff${text.normalize('NFD').replace(/\P{M}/gsu, '\u200b\u00ad$&')}`;

  it.each(ROWS)('marca y quita lo mismo: %s: %s', (_kind, marks) => {
    const { text } = sample(marks);
    const written = write(text);
    const findings = findIdentifying(written);
    expect(findings.map(({ kind, text }) => [kind, seen(text)])).toEqual(marked(text));
    findings.forEach((one) => expect(written.slice(one.start, one.end)).toBe(one.text));
    expect(seen(withoutFindings(written, findings))).toBe(
      withoutFindings(text, findIdentifying(text)),
    );
  });

  it('«llamó» no es «llamo», aunque su acento venga aparte', () => {
    const text = 'Me llamó Juan López; me LLAMÓ\u200b Juan López';
    expect(marked(text)).toEqual([]);
    expect(marked(text.normalize('NFD'))).toEqual([]);
  });

  it('también con letras y cifras de adorno', () => {
    expect(marked('𝗺𝗶 𝗷𝗲𝗳𝗲, ｍｉ ｊｅｆａ')).toEqual([
      ['relacion', '𝗺𝗶 𝗷𝗲𝗳𝗲'],
      ['relacion', 'ｍｉ ｊｅｆａ'],
    ]);
    expect(marked('al 6️⃣6️⃣4️⃣5️⃣5️⃣5️⃣0️⃣1️⃣0️⃣0️⃣ 😀')).toEqual([['telefono', '6️⃣6️⃣4️⃣5️⃣5️⃣5️⃣0️⃣1️⃣0️⃣0️⃣']]);
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
});

describe('quitar lo marcado', () => {
  const text =
    '  Soy Ana Pérez 😀,\r\nmi jefe pidió $12,500.00 el 12/03/2025.\tTel: 664 555 0100. \n';

  it('quita sólo lo que la persona eligió', () => {
    const chosen = findIdentifying(text).filter(({ kind }) => kind === 'telefono');
    expect(withoutFindings(text, chosen)).toBe(text.replace('\tTel: 664 555 0100.', ''));
  });

  it('lo que queda ya no tiene nada que marcar', () => {
    expect(findIdentifying(withoutFindings(text, findIdentifying(text)))).toEqual([]);
  });
});

describe('un texto largo no detiene la página', () => {
  it('cada letra se lee una vez, entre cien mil acentos y espacios sin ancho', () => {
    const normalize = jest.spyOn(String.prototype, 'normalize');
    const text = `mi jefe${'\u200b\u0301'.repeat(50_000)}, mi jefa`;
    const findings = findIdentifying(text);
    // A call per different letter, and another for each outside ASCII.
    expect(normalize.mock.calls.length).toBeLessThan(40);
    normalize.mockRestore();
    expect(seen(withoutFindings(text, findings))).toBe('[omitido]');
  });

  // Unbounded repetition could backtrack without bound.
  it.each(
    [...PATTERNS, ...englishWith({}).patterns].map(({ kind, pattern }) => [
      kind ?? 'lo que se le parece',
      pattern.source,
    ]),
  )('toda repetición de %s tiene un límite', (_kind, source) => {
    const bare = source.replace(/\\[\\[\]*+]/g, '_').replace(/\[(?:\\.|[^\]])*\]/g, '_');
    expect(bare.match(/[*+]|\{\d+,\}/g)).toBeNull();
  });
});

describe('busca primero lo que se escribió como propio en el mismo formulario', () => {
  const OWN = ['Rosa López Peña', '664 555 0123', 'rosa.lopez+x@correo.example'];
  const own = (text: string) =>
    findIdentifying(text, OWN)
      .filter(({ kind }) => kind === 'propio')
      .map(({ text }) => text);

  // Especificación: D47-03
  it.each([
    ['El director humilló a Rosa López Peña frente a todos.', ['Rosa López Peña']],
    ['ROSA LOPEZ DE LA PEÑA, testigo', ['ROSA LOPEZ DE LA PEÑA']],
    ['me dicen rosa lópez peña', ['rosa lópez peña']],
    ['La señora «Peña» y Rosa lo vieron.', ['Peña', 'Rosa']],
    ['Marque al 664-555-0123.', ['664-555-0123']],
    ['o al (664) 555 01 23', ['664) 555 01 23']],
    ['escriba a rosa.lopez+x@correo.example', ['rosa.lopez+x@correo.example']],
    ['Una rosa roja en la peña.', []],
    ['Los Pinos y la Rosaleda.', []],
  ])('%s', (text, parts) => expect(own(text)).toEqual(parts));
});
