import { screen } from '@testing-library/react';
import {
  ANONYMOUS,
  click,
  correos,
  DENUNCIA,
  messages,
  mocked,
  open,
  sent,
  SERVICIO,
  SERVIDOR,
  spies,
  write,
} from './formulario';

jest.mock('@emailjs/browser', () => ({ init: jest.fn(), send: jest.fn() }));

beforeEach(() => {
  jest.clearAllMocks();
  spies();
  mocked.send.mockResolvedValue({ status: 200, text: 'OK' });
});

const FOLIO = (letter: string) => new RegExp(`^${letter}-\\d{8}-[0-9A-Z]{10}-.$`);

describe('lo que se envía', () => {
  it('la queja contra una persona servidora pública', async () => {
    open('queja');
    write(SERVIDOR);
    await sent();
    expect(messages()).toEqual([
      {
        asunto: 'Queja servidor público',
        from_name: SERVIDOR.nombre,
        reply_email: correos.oficina,
        direccion: SERVIDOR.direccion,
        cargo: SERVIDOR.cargo,
        nombre_servidor: SERVIDOR.nombreServidorP,
        correo_electronico: SERVIDOR.correo,
        dependencia: SERVIDOR.dependencia,
        message: SERVIDOR.descripcion,
        telefono: SERVIDOR.telefono,
        reply_to: correos.quejas,
        folio: expect.stringMatching(FOLIO('Q')),
      },
    ]);
  });

  it('la queja por un servicio público', async () => {
    open('queja');
    click('Queja servicio público');
    write(SERVICIO);
    await sent();
    expect(messages()).toEqual([
      {
        asunto: 'Queja servicio público',
        from_name: SERVICIO.nombres,
        numero_reporte: 'AC-7',
        numeroDeReporte: 'AC-7',
        reply_email: correos.oficina,
        message: SERVICIO.descripcion,
        telefono: SERVICIO.telefono,
        reply_to: correos.quejas,
        folio: expect.stringMatching(FOLIO('Q')),
      },
    ]);
  });

  it('la denuncia anónima no lleva identidad, aunque antes se haya escrito', async () => {
    open('denuncia');
    write(DENUNCIA);
    click(ANONYMOUS);
    await sent();
    expect(messages()).toEqual([
      {
        from_name: 'Anónimo',
        reply_email: correos.oficina,
        message: DENUNCIA.descripcion,
        fecha_percance: DENUNCIA.fecha,
        lugar: DENUNCIA.lugar,
        reply_to: correos.denuncias,
        folio: expect.stringMatching(FOLIO('D')),
      },
    ]);
    for (const identity of [DENUNCIA.nombre, DENUNCIA.telefono, DENUNCIA.correo])
      expect(JSON.stringify([mocked.init.mock.calls, mocked.send.mock.calls])).not.toContain(
        identity,
      );
  });

  it('sale por el servicio y la plantilla de sus llaves, desde su origen', async () => {
    open('denuncia');
    write(DENUNCIA);
    await sent();
    expect(mocked.init).toHaveBeenCalledWith({
      publicKey: 'llave',
      origin: 'https://correo.example',
    });
    expect(mocked.send.mock.calls[0]?.slice(0, 2)).toEqual(['servicio', 'plantilla']);
  });

  it('en el equipo local va al propio sitio, y el formulario lo dice', async () => {
    open('denuncia', {
      publicKey: 'buzon-local',
      serviceId: 'b',
      templateId: 'denuncia',
      origin: '/',
      local: true,
    });
    expect(screen.getByText(/buzón de pruebas de este equipo/)).toBeInTheDocument();
    write(DENUNCIA);
    await sent();
    expect(mocked.init).toHaveBeenCalledWith({ publicKey: 'buzon-local', origin: location.origin });
  });
});
