/** @jest-environment node */
import { formView } from '@/lib/site/views/form';
import { sampleContent } from '../sample';

const content = sampleContent();
const { preguntas } = content.correo.data;
const sources = {
  content,
  assets: { pdf: () => undefined },
  settings: { send: {} },
} as unknown as Parameters<typeof formView>[0];
const PHONE = /\d{3} \d{3} \d{4}(?:, extensión \d{4})?/g;

describe('un solo teléfono para preguntar por cada formulario', () => {
  it.each([
    ['queja', preguntas.quejas],
    ['denuncia', preguntas.denuncias],
  ])('de la %s, lo dicen lo que sigue al enviarla y lo que hacer si no sale', (slug, phone) => {
    expect(phone).toMatch(/^\d{3} \d{3} \d{4}, extensión \d{4}$/);
    const { definition, channels } = formView(sources, slug);
    const said = definition.modos.flatMap(({ despues }) => despues.join(' ').match(PHONE) ?? []);
    expect([...new Set([...said, channels.telefono])]).toEqual([phone]);
    expect(channels.telefonoHref).toBe(
      `tel:+52${phone.replace(', extensión ', ',').replaceAll(' ', '')}`,
    );
  });
});
