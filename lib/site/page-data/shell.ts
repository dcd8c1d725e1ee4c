import { documentosOf } from '@/lib/routes/lacked';
import { findDocumento } from '@/lib/site/required-content';
import type { Content } from '@/lib/content/model';
import { inEnglish } from '@/lib/content/model/english';
import { FORM_PAGES, inglesPath, isEnglish } from '@/lib/routes';
import { officeHours } from '@/lib/office/hours';
import { DEMO_LINE } from '@/lib/ui-texts';
import { footerLinks, menu, tramiteLinks } from '@/lib/site/pages/navigation';
import type { Sources } from '@/lib/site/sources';
import { documentView } from '@/lib/site/views/parts';

export type ShellView = ReturnType<typeof shellView>;

/** Returns the data of header, menu and footer (section 2.2). */
export function shellView(sources: Sources) {
  const { content } = sources;
  const { sitio } = content;
  const {
    nombre,
    ayuntamiento,
    url,
    demostracion,
    telefono,
    telefonoSocial,
    lineaQuejas,
    correo,
    correoContacto,
    domicilio,
    zonaHoraria,
    horario,
    horarioEnIngles,
    diasInhabiles,
    mapa,
    transparencia,
    declaraciones,
    entregaRecepcion,
    redSocial,
    nombres,
  } = sitio.data;
  return {
    nombre,
    letras: sources.assets.letters(nombre),
    ayuntamiento,
    url,
    aviso: demostracion ? DEMO_LINE : undefined,
    contacto: {
      telefono,
      telefonoSocial,
      lineaQuejas,
      correo,
      correoContacto,
      domicilio,
      horario,
      horarioEnIngles: inEnglish(horario, horarioEnIngles),
      mapa,
    },
    domicilioCorto: domicilio.split(',', 2).join(','),
    /** Undefined until the office lists its days off. */
    atencion: officeHours(horario, zonaHoraria, diasInhabiles),
    menu: menu(content),
    tramites: tramiteLinks(content),
    muestra: sitio.data.muestra.length > 0,
    enlacesPie: footerLinks(content),
    nombres: { telefonoSocial: nombres.telefonoSocial, transparencia: nombres.transparencia },
    enlaces: { transparencia, declaraciones },
    redSocial,
    manual: entregaRecepcion
      ? documentView(sources, findDocumento(content, 'entregaRecepcion'))
      : undefined,
    ingles: content.ingles
      .filter(({ data }) => !data.formulario)
      .map((entry) => ({
        titulo: entry.data.titulo,
        ruta: inglesPath(entry),
      })),
    /** Each form's page for readers of English; in Spanish when there is no translation. */
    formsInEnglish: {
      queja: formInEnglish(content, 'queja'),
      denuncia: formInEnglish(content, 'denuncia'),
    },
    avisos: documentosOf(content)
      .filter(({ grupo }) => grupo === 'aviso')
      .map((aviso) => documentView(sources, aviso)),
  };
}

function formInEnglish({ ingles }: Content, form: keyof typeof FORM_PAGES) {
  const page = ingles.find(({ data }) => data.formulario === form);
  const href: string = page ? inglesPath(page) : FORM_PAGES[form];
  return { href, hrefLang: isEnglish(href) ? undefined : 'es-MX' };
}
