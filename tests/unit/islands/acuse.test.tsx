import { TextDecoder } from 'node:util';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { AcuseCheck } from '@/components/islands/acuse';
import { OTHER_WAYS } from '@/lib/ui-texts';
import { acusePdf, acuseText, type Acuse } from '@/lib/forms/acuse';
import { canonicalOf, createFolio } from '@/lib/forms/folio';
import './browser';

const PHONE = {
  telefono: '664 555 0199',
  telefonoHref: 'tel:+526645550199',
};
const INBOX = { correo: 'quejas@sindicatura.example' };
const CALLS = {
  Q: { ...PHONE, ...INBOX, anonima: false },
  D: { ...PHONE, ...INBOX, anonima: true },
};
const OFFICE = {
  telefono: '664 555 0198',
  telefonoHref: 'tel:+526645550198',
  atencion: { week: '|08:00-15:00|||||', closed: '2026', clock: '-8' },
  linea: { linea: '070', href: 'tel:070', horario: 'todos los días' },
  plazo: '10 días hábiles',
};
const FORMS = [{ titulo: 'Queja', folio: 'Q', claves: { message: 'Descripción', lugar: 'Lugar' } }];

Object.assign(globalThis, { TextDecoder });

const MATCHES = 'El folio corresponde a este mensaje.';

function made(more: Partial<Acuse> = {}): Acuse {
  const texts = {
    mensaje: { message: 'Pidió dinero.', lugar: '' },
    etiquetas: { message: 'Descripción', lugar: 'Lugar' },
    ...more,
  };
  const canonical = canonicalOf('Queja', texts.mensaje, texts.etiquetas);
  return {
    acuse: 1,
    oficina: 'Sindicatura Procuradora',
    pagina: 'https://sindicatura.example/acuse/verificar/',
    formulario: 'Queja',
    folio: createFolio('Q', canonical, '2025-01-07', 'azar'),
    enviado: '2025-01-07T12:01:02-08:00',
    azar: 'azar',
    ...texts,
  };
}

async function checked(content: BlobPart, arrayBuffer?: () => Promise<ArrayBuffer>) {
  render(<AcuseCheck forms={FORMS} calls={CALLS} office={OFFICE} title="Comprobar" />);
  const file = new File([], 'acuse.pdf');
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  file.arrayBuffer = arrayBuffer ?? (() => Promise.resolve(bytes as unknown as ArrayBuffer));
  await act(async () => {
    fireEvent.change(screen.getByLabelText(/^Acuse que descargó/), { target: { files: [file] } });
  });
  return screen.getAllByRole('status')[1]!;
}
const listed = () => screen.queryAllByRole('definition').map(({ textContent }) => textContent);
const page = () => document.body;

describe('la página que comprueba acuses', () => {
  it('dice qué comprueba el folio y, aparte, la hora según el equipo de quien envió', async () => {
    const acuse = made();
    const said = await checked(acusePdf(acuse));
    expect(said).toHaveTextContent(MATCHES);
    expect(said).toHaveTextContent('Compárelas con las del papel');
    expect(said).toHaveFocus();
    expect(said.querySelectorAll('dl, dd')).toHaveLength(0);
    expect(page().innerHTML).not.toMatch(/success|verde/);
    expect(listed()).toEqual([
      acuse.folio,
      'Queja',
      '7 de enero de 2025',
      'Pidió dinero.',
      'Sin dato',
    ]);
    expect(screen.getByRole('heading', { name: 'Lo que dice el archivo' })).toBeVisible();
    expect(page()).not.toHaveTextContent('comprueba el folio:');
    expect(page()).toHaveTextContent(
      'se envió el 7 de enero de 2025, 12:01:02 (UTC-08:00), según el equipo de quien envió',
    );
  });

  it('de un archivo retocado muestra lo que se envió, y ninguna hora', async () => {
    const said = await checked(acuseText(made()).replace('Pidió', 'Nunca pidió'));
    expect(said).toHaveTextContent('el archivo no está como se descargó');
    expect(listed()).toContain('Pidió dinero.');
    expect(page()).not.toHaveTextContent('12:01:02');
  });

  it('de un acuse cuyo folio no corresponde no muestra nada como bueno', async () => {
    const said = await checked(acuseText({ ...made(), azar: 'otro' }));
    expect(said).toHaveTextContent('El folio no corresponde a lo que dice el archivo.');
    expect(listed()).toEqual([]);
  });

  it('de un archivo que ningún formulario de este sitio hace no repite ni una palabra', async () => {
    const texts = {
      mensaje: { dictamen: 'SIN ANTECEDENTES', lugar: 'Tijuana' },
      etiquetas: { dictamen: 'Resolución oficial', lugar: 'Lugar' },
    };
    const said = await checked(acusePdf(made(texts)));
    expect(said).toHaveTextContent('Este archivo no es de un formulario de este sitio.');
    expect(said).toHaveFocus();
    expect(listed()).toEqual([]);
    for (const word of ['SIN ANTECEDENTES', 'Resolución', made(texts).folio])
      expect(page()).not.toHaveTextContent(word);
  });

  describe('un folio que se escribe a mano', () => {
    const { folio } = made();
    const typed = (text: string, ask = false) => {
      render(<AcuseCheck forms={FORMS} calls={CALLS} office={OFFICE} title="Comprobar" />);
      const box = screen.getByLabelText('Escriba su folio de envío');
      fireEvent.change(box, { target: { value: text } });
      // Out of sight once it is answered, and still what Enter presses.
      if (ask) fireEvent.click(screen.getByText('Ver a quién llamar'));
      return screen.getAllByRole('status')[0]!;
    };

    it('completo, se dice que se copió bien y que eso no dice si llegó', () => {
      expect(typed(folio.replaceAll('-', ''))).toHaveTextContent(
        `El folio está bien escrito: ${folio}Esta página no puede saber si llegó ni en qué va.`,
      );
    });

    it('dice a qué teléfono y a qué correo preguntar, bajo el campo', () => {
      const said = typed(folio, true);
      expect(said).toHaveFocus();
      expect(within(said).getByRole('link', { name: '664 555 0199' })).toHaveAttribute(
        'href',
        'tel:+526645550199',
      );
      expect(said.compareDocumentPosition(screen.getByLabelText('Escriba su folio de envío'))).toBe(
        Node.DOCUMENT_POSITION_PRECEDING,
      );
      expect(within(said).getByRole('link', { name: /^quejas@/ })).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Ver a quién llamar' })).toBeNull();
    });

    it('de un formulario que ya no está, da el teléfono de la oficina', () => {
      const said = typed(createFolio('X', 'x', '2025-01-07', 'azar'));
      expect(within(said).getByRole('link', { name: OFFICE.telefono })).toBeVisible();
      // It may have been anonymous.
      expect(within(said).queryByRole('link', { name: /@/ })).toBeNull();
    });

    it('de una denuncia, pegado con el guion de una lista, no da un correo que muestre quién escribe', () => {
      const said = typed(`– ${createFolio('D', 'x', '2025-01-07', 'azar')}`);
      expect(said).toHaveTextContent('llame desde un teléfono que no sea suyo');
      expect(within(said).queryByRole('link', { name: /@/ })).toBeNull();
    });

    it('dice si la oficina está cerrada y a qué hora contesta la línea', () => {
      jest.useFakeTimers({ now: new Date('2026-11-22T20:00Z') });
      const said = typed(folio);
      jest.useRealTimers();
      expect(said).toHaveTextContent('Oficina: cerrada, abre el lunes a las 8:00.');
      expect(said).toHaveTextContent('Línea 070: todos los días.');
    });

    it('de una denuncia, antes del teléfono dice desde cuál no llamar; de una queja, no', () => {
      const report = createFolio('D', 'x', '2025-01-07', 'azar');
      const said = typed(report);
      const warning = within(said).getByText(/llame desde un teléfono que no sea suyo/);
      expect(
        warning.compareDocumentPosition(within(said).getByRole('link', { name: /0199/ })),
      ).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      expect(within(said).queryByRole('link', { name: /@/ })).toBeNull();
      document.body.innerHTML = '';
      expect(typed(folio)).not.toHaveTextContent('que no sea suyo');
    });

    it('bueno dice qué decir y cuándo contestan, y dobla la lista que lo repetiría', () => {
      document.body.insertAdjacentHTML(
        'beforeend',
        `<details id="${OTHER_WAYS}" open><summary hidden>Otras maneras</summary></details>`,
      );
      const ways = document.getElementById(OTHER_WAYS);
      const said = typed(folio);
      expect(said).toHaveTextContent(`con el folio ${folio} y quiero saber si llegó`);
      expect(said).toHaveTextContent('Primera respuesta: 10 días hábiles.');
      expect(ways).not.toHaveAttribute('open');
      expect(screen.getByText('Otras maneras')).toBeVisible();
    });

    it('bueno lo dice también el título del documento', () => {
      document.title = '¿En qué va?';
      typed(folio);
      expect(document.title).toBe('Folio bien escrito: ¿En qué va?');
    });

    it('antes de escribir dice qué hace la página, y cómo es un folio', () => {
      typed('');
      expect(page()).toHaveTextContent(/Le decimos a quién preguntar/);
      expect(screen.getByLabelText('Escriba su folio de envío')).toHaveAccessibleDescription(
        'Está en su acuse, como Q‑20250107‑4F7K2M9XTB‑C',
      );
    });

    it('el de ejemplo está bien escrito', () => {
      expect(typed('Q‑20250107‑4F7K2M9XTB‑C')).toHaveTextContent('El folio está bien escrito');
    });

    it('lo que está mal se lee antes de su campo, y la respuesta de uno bueno después', () => {
      const comesAfter = (said: Element) =>
        said.compareDocumentPosition(screen.getByLabelText('Escriba su folio de envío')) &
        Node.DOCUMENT_POSITION_PRECEDING;
      expect(comesAfter(typed('hola', true))).toBeFalsy();
      document.body.innerHTML = '';
      expect(comesAfter(typed(folio))).toBeTruthy();
    });

    it('equivocado se liga con su campo, lo dice el título del documento y da un teléfono', () => {
      document.title = '¿En qué va?';
      const said = typed('hola', true);
      expect(document.title).toBe('Error: ¿En qué va?');
      expect(within(said).getByRole('link')).toHaveAttribute('href', OFFICE.telefonoHref);
      const box = screen.getByLabelText('Escriba su folio de envío');
      expect(box).toBeInvalid();
      expect(box).toHaveAccessibleDescription(/Eso no es un folio/);
    });

    it.each([
      ['con una letra de más', `${folio}A`, /tiene un error/, /tiene un error/],
      [
        'incompleto',
        folio.slice(0, -1),
        /^$/,
        /está incompleto\..* llame a la oficina: 664 555 0199/,
      ],
      [
        'que no es un folio',
        'hola',
        /^$/,
        /^Eso no es un folio de envío\. Es como Q‑20250107‑4F7K2M9XTB‑C\./,
      ],
      ['de signos', '¿?', /^$/, /^Eso no es un folio de envío/],
      ['vacío', '  ', /^$/, /^Falta su folio\. Escríbalo/],
    ])('%s se dice mientras se escribe, o al preguntar', (_what, text, writing, asked) => {
      expect(typed(text).textContent).toMatch(writing);
      document.body.innerHTML = '';
      expect(typed(text, true).textContent).toMatch(asked);
    });
  });

  it('si el equipo no deja leer el archivo, lo dice', async () => {
    const said = await checked('', () => Promise.reject(new Error('no')));
    expect(said).toHaveTextContent('No se pudo leer el archivo.');
  });
});
