/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkIdentidad } from '@/lib/check/identidad';
import { themeOf } from '@/lib/theme/file';
import { SAMPLE, sampleContent } from '../../sample';
import { told } from '../told';

const text = readFileSync(path.join(SAMPLE, 'content/identidad.yml'), 'utf8');
const content = sampleContent();
type Identidad = typeof content.identidad.data;

function said(change: Partial<Record<'dia' | 'noche', Partial<Identidad['dia']>>>): string[] {
  const { data } = content.identidad;
  const own = {
    ...data,
    dia: { ...data.dia, ...change.dia },
    noche: { ...data.noche, ...change.noche },
  };
  return told(checkIdentidad, { ...content, identidad: { ...content.identidad, data: own } })[0];
}

describe('los colores de la oficina', () => {
  it('los de la muestra se leen; los que no se leen se dicen con sus nombres, cuánto contrastan, cuánto hace falta y dónde', () => {
    expect(said({})).toEqual([]);
    expect(said({ dia: { verde: '#5fae7b' } })).toEqual([
      'content/identidad.yml:7 dia.verde: De día, «verde» (#5fae7b) sobre «papel» (#fbf8f3) contrasta 2.53 a 1, y el texto de un resultado necesita 4.5 a 1. Oscurezca uno o aclare el otro.',
      expect.stringContaining('«verde» (#5fae7b) sobre «blanco»'),
      expect.stringContaining('«verde» (#5fae7b) sobre «arena»'),
      expect.stringContaining('«verde» (#5fae7b) sobre «verde-claro»'),
    ]);
    expect(said({ noche: { 'sobre-sede': '#806070' } })).toEqual([
      expect.stringMatching(
        /^content\/identidad\.yml:7 noche\.sobre-sede: De noche, .* y el texto del menú y del pie necesita 7 a 1\./,
      ),
      expect.stringContaining('sobre «sede-oscura»'),
    ]);
  });
});

describe('lo que dibuja la oficina', () => {
  it('toma los colores y el emblema de su archivo', () => {
    const theme = themeOf(text.replace('guinda: "#6b1530"', 'guinda: "#123456"'));
    expect(theme.dia.guinda).toBe('#123456');
    expect(theme.emblema.lines.map(({ colour }) => colour)).toEqual(['guinda', 'oro']);
  });

  it('los dibujos toman los suyos de la lista y, sin ella, de los demás', () => {
    const written = ({ dibujos }: ReturnType<typeof themeOf>) => dibujos['#6B1530'];
    expect(written(themeOf(text))?.day).toBe('#6B1530');
    const short = text.replace(/^dibujos:[\s\S]*?(?=^# El emblema)/m, '');
    const theme = themeOf(short.replace('guinda: "#6b1530"', 'guinda: "#123456"'));
    expect(written(theme)).toEqual({
      day: '#123456',
      night: expect.stringMatching(/^#[\da-f]{6}$/) as string,
      line: theme.noche.guinda,
    });
    // Paper and sheet may share a colour by day, but not at night.
    const same = themeOf(short.replace('blanco: "#ffffff"', 'blanco: "#fbf8f3"')).dibujos;
    expect([same['#FAF7F2']?.day, same['#FBF8F3']?.day]).toEqual(['#fbf8f3', '#fbf8f4']);
  });

  it('un archivo que no se entiende no impide empezar: lo dice la revisión', () => {
    for (const broken of ['', 'dia: [', 'dia: 3\nnoche: { guinda: 4 }\n'])
      expect(Object.keys(themeOf(broken).dia)).toHaveLength(19);
  });
});
