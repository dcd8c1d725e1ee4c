/** @jest-environment node */
import { payload } from '@/lib/forms/logic';
import { COMPLETE, correos, mode } from './formularios';

const IDENTITY = ['nombre', 'nombres', 'telefono', 'correo', 'direccion'].map(
  (name) => `<${name}>`,
);
const sent = (name: string, values: Record<string, string> = COMPLETE) =>
  payload(mode(name), values, correos);

describe('lo que sale del navegador, campo por campo (sección 7)', () => {
  it('la denuncia identificada', () => {
    expect(sent('denuncia/identificado')).toEqual({
      from_name: '<nombre>',
      reply_email: correos.oficina,
      correo_electronico: '<correo>',
      fecha_percance: '<fecha>',
      message: '<descripcion>',
      telefono: '<telefono>',
      lugar: '<lugar>',
      reply_to: correos.denuncias,
    });
  });

  it('la denuncia anónima, firmada «Anónimo»', () => {
    expect(sent('denuncia/anonimo')).toEqual({
      from_name: 'Anónimo',
      reply_email: correos.oficina,
      message: '<descripcion>',
      fecha_percance: '<fecha>',
      lugar: '<lugar>',
      reply_to: correos.denuncias,
    });
  });

  it('la denuncia anónima no lleva identidad, aunque antes se haya escrito', () => {
    const values = Object.values(sent('denuncia/anonimo'));
    expect(values.filter((value) => IDENTITY.some((word) => value.includes(word)))).toEqual([]);
  });

  it('la queja contra una persona servidora pública', () => {
    expect(sent('queja/servidor')).toEqual({
      asunto: 'Queja servidor público',
      from_name: '<nombre>',
      reply_email: correos.oficina,
      direccion: '<direccion>',
      cargo: '<cargo>',
      nombre_servidor: '<nombreServidorP>',
      correo_electronico: '<correo>',
      dependencia: '<dependencia>',
      message: '<descripcion>',
      telefono: '<telefono>',
      reply_to: correos.quejas,
    });
  });

  it('la queja por un servicio público', () => {
    expect(sent('queja/servicio')).toEqual({
      asunto: 'Queja servicio público',
      from_name: '<nombres>',
      numero_reporte: '<numeroDeReporte>',
      numeroDeReporte: '<numeroDeReporte>',
      reply_email: correos.oficina,
      message: '<descripcion>',
      telefono: '<telefono>',
      reply_to: correos.quejas,
    });
  });

  it('lo que no se escribió sale vacío, no falta', () => {
    expect(sent('denuncia/identificado', { descripcion: 'x' })).toMatchObject({
      from_name: '',
      lugar: '',
      fecha_percance: '',
    });
  });

  it('cada buzón es otro: oficina, denuncias y quejas', () => {
    expect(new Set([correos.oficina, correos.denuncias, correos.quejas]).size).toBe(3);
  });
});
