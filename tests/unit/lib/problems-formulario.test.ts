/** @jest-environment node */
import { Formulario } from '@/lib/content/model/schemas';
import { sampleContent } from '../../sample';
import { said } from './said';

const [form] = sampleContent().formularios;
const withField = (campo: object) => ({
  ...form!.data,
  campos: { ...form!.data.campos, prueba: { etiqueta: 'Prueba', ...campo } },
});

describe('lo que el navegador llena solo en un formulario', () => {
  it.each([
    { tipo: 'text', autocompletar: 'name' },
    { tipo: 'date', autocompletar: 'bday' },
    { tipo: 'checkbox' },
  ])('puede ser %o', (campo) => expect(said(Formulario, withField(campo))).toEqual([]));

  it.each([
    [{ tipo: 'text', autocompletar: 'nombre' }, /sólo puede ser: name, given-name/],
    [{ tipo: 'date', autocompletar: 'tel' }, /«date» no se llena con «tel». Escriba uno de: bday/],
    [{ tipo: 'checkbox', autocompletar: 'name' }, /«checkbox» no se llena.*Borre el renglón/],
  ])('no puede ser %o', (campo, message) => {
    const [first = ''] = said(Formulario, withField(campo));
    expect(first).toMatch(/^campos\.prueba\.autocompletar: /);
    expect(first).toMatch(message);
  });
});
