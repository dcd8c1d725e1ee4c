/** @jest-environment node */
import { payload } from '@/lib/forms/logic';
import { COMPLETE, correos, mode } from './formularios';

const sent = (name: string, values: Record<string, string> = COMPLETE) =>
  payload(mode(name), values, correos);

describe('lo que sale del navegador, campo por campo (sección 7)', () => {
  // Especificación: 7-08, 7-09, 7-10, 7-11, 7-12, 7-13, 7-14, 7-15, 7-16, D32-03
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

  // Especificación: 7-17, 7-18, 7-19, 7-20, 7-21, 7-22, 7-23
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

  // Especificación: 7-24, 7-25, 7-26, 7-27, 7-28, 7-29, 7-30, 7-31, 7-32, 7-33, 7-34, 7-35
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

  // Especificación: 7-36, 7-37, 7-38, 7-39, 7-40, 7-41, 7-42, 7-43, 7-44
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

  // Especificación: D32-03
  it('cada buzón es otro: oficina, denuncias y quejas', () => {
    expect(new Set([correos.oficina, correos.denuncias, correos.quejas]).size).toBe(3);
  });
});
