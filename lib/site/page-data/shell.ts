import { documentosOf } from '@/lib/routes/lacked';
import { findDocumento } from '@/lib/site/required-content';
import { inEnglish } from '@/lib/content/model/english';
import { officeHours } from '@/lib/office/hours';
import { DEMO_LINE, ENGLISH, ENGLISH_SITE } from '@/lib/ui-texts';
import { englishLinks } from '@/lib/site/pages/english-links';
import { footerLinks, lastFooterLinks, menu, tramiteLinks } from '@/lib/site/pages/navigation';
import type { Sources } from '@/lib/site/sources';
import { documentView } from '@/lib/site/views/parts';

export type ShellView = ReturnType<typeof spanishShell>;

export interface SiteShell extends ShellView {
  /** The frame of pages in English, if there are or were any. */
  ingles?: ShellView | undefined;
}

/** Returns the data of header, menu and footer (section 2.2). */
export function shellView(sources: Sources): SiteShell {
  const shell = spanishShell(sources);
  const { ingles, sitio, withdrawn } = sources.content;
  const { horario, horarioEnIngles, demostracion } = sitio.data;
  if (ingles.length + withdrawn.ingles.length === 0) return shell;
  const english = englishLinks(sources.content);
  return {
    ...shell,
    ingles: {
      ...shell,
      ...english,
      english: true,
      ayuntamiento: ENGLISH_SITE.meaning,
      aviso: demostracion ? ENGLISH.demo : undefined,
      contacto: { ...shell.contacto, horario: inEnglish(horario, horarioEnIngles) },
      redSocial: undefined,
      manual: undefined,
    },
  };
}

function spanishShell(sources: Sources) {
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
    diasInhabiles,
    mapa,
    entregaRecepcion,
    redSocial,
    nombres,
  } = sitio.data;
  return {
    english: false,
    /** The logo's address. */
    inicio: '/',
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
      mapa,
    },
    domicilioCorto: domicilio.split(',', 2).join(','),
    /** Undefined until the office lists its days off. */
    atencion: officeHours(horario, zonaHoraria, diasInhabiles),
    menu: menu(content),
    tramites: tramiteLinks(content),
    muestra: sitio.data.muestra.length > 0,
    enlacesPie: footerLinks(content),
    /** Below the manual. */
    enlacesFinales: lastFooterLinks(content),
    nombres: { telefonoSocial: nombres.telefonoSocial },
    redSocial,
    manual: entregaRecepcion
      ? documentView(sources, findDocumento(content, 'entregaRecepcion'))
      : undefined,
    avisos: documentosOf(content)
      .filter(({ grupo }) => grupo === 'aviso')
      .map((aviso) => documentView(sources, aviso)),
  };
}
