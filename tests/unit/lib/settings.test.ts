/** @jest-environment node */
import { DEFAULT_ORIGIN, mailboxEnv, MAILBOX_KEY, sendSettings } from '@/lib/forms/settings';

const P = 'NEXT_PUBLIC_EMAILJS_';
const KEYS = {
  [`${P}PUBLIC_KEY`]: 'llave',
  [`${P}SERVICE_ID`]: 'servicio',
  [`${P}TEMPLATE_QUEJA`]: 'tq',
  [`${P}TEMPLATE_DENUNCIA`]: 'td',
};

describe('las llaves del correo', () => {
  // Especificación: 7-02, 7-05, D32-01
  it('cada formulario usa su plantilla', () => {
    const keys = { publicKey: 'llave', serviceId: 'servicio' };
    const settings = { ...keys, origin: 'https://api.emailjs.com', local: false };
    expect(sendSettings('queja', KEYS)).toEqual({ ...settings, templateId: 'tq' });
    expect(sendSettings('denuncia', KEYS)).toEqual({ ...settings, templateId: 'td' });
  });

  // Especificación: D32-01
  it.each(['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_QUEJA'])(
    'sin %s el formulario no puede enviar',
    (name) => {
      expect(sendSettings('queja', { ...KEYS, [P + name]: undefined })).toBeNull();
      expect(sendSettings('queja', { ...KEYS, [P + name]: '' })).toBeNull();
    },
  );

  it('la plantilla que falta a un formulario no estorba a los demás', () => {
    expect(sendSettings('sugerencia', KEYS)).toBeNull();
    expect(sendSettings('queja', KEYS)).not.toBeNull();
  });

  // Especificación: D32-02
  it('se puede usar otro servicio', () => {
    const originOf = (ORIGIN: string) =>
      sendSettings('queja', { ...KEYS, [`${P}ORIGIN`]: ORIGIN })?.origin;
    expect(originOf('https://correo.example')).toBe('https://correo.example');
    expect(originOf('')).toBe(DEFAULT_ORIGIN);
  });
});

describe('el buzón local', () => {
  // Especificación: D32-05
  it('toma el lugar del correo cuando no hay llaves', () => {
    const env = mailboxEnv({});
    for (const form of ['queja', 'denuncia', 'sugerencia'] as const)
      expect(sendSettings(form, env)).toEqual({
        publicKey: MAILBOX_KEY,
        serviceId: MAILBOX_KEY,
        templateId: form,
        origin: '/',
        local: true,
      });
  });

  // Especificación: D32-06
  it('con llaves verdaderas no aparece', () => expect(mailboxEnv(KEYS)).toEqual({}));
});
