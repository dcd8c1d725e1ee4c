import { documentosOf } from '@/lib/routes/lacked';
import { findDocumento } from '@/lib/site/required-content';
import { inEnglish } from '@/lib/content/model/english';
import { nombreCortoOf, withoutArticle } from '@/lib/content/model/office-name';
import { officeHours } from '@/lib/office/hours';
import { DEMO_LINE, ENGLISH, ENGLISH_SITE } from '@/lib/ui-texts';
import { englishLinks, spanishLinks } from '@/lib/site/pages/navigation';
import type { Sources } from '@/lib/site/sources';
import { otrosCanalesOf, otrosCanalesInEnglish } from '@/lib/site/views/otros-canales';
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
  return {
    ...shell,
    ingles: {
      ...shell,
      ...englishLinks(sources.content),
      english: true,
      ayuntamiento: ENGLISH_SITE.meaning,
      aviso: demostracion ? ENGLISH.demo : undefined,
      contacto: {
        ...shell.contacto,
        horario: inEnglish(horario, horarioEnIngles),
        otrosCanales: otrosCanalesInEnglish(shell.contacto.otrosCanales),
      },
      redSocial: undefined,
      manual: undefined,
    },
  };
}

function spanishShell(sources: Sources) {
  const { content } = sources;
  const { data } = content.sitio;
  const { nombre, ayuntamiento, url, domicilio, redSocial } = data;
  const { telefono, telefonoSocial, lineaQuejas, correo, correoContacto, horario, mapa } = data;
  return {
    ...spanishLinks(content),
    english: false,
    nombre,
    nombreCorto: withoutArticle(nombreCortoOf(data)),
    letras: sources.assets.letters(nombre),
    ayuntamiento,
    url,
    aviso: data.demostracion ? DEMO_LINE : undefined,
    contacto: {
      telefono,
      telefonoSocial,
      lineaQuejas,
      otrosCanales: otrosCanalesOf(content),
      correo,
      correoContacto,
      domicilio,
      horario,
      mapa,
    },
    domicilioCorto: domicilio.split(',', 2).join(','),
    /** Undefined until the office lists its days off. */
    atencion: officeHours(data),
    muestra: data.muestra.length > 0,
    nombres: { telefonoSocial: data.nombres.telefonoSocial },
    redSocial,
    manual: data.entregaRecepcion
      ? documentView(sources, findDocumento(content, 'entregaRecepcion'))
      : undefined,
    avisos: documentosOf(content)
      .filter(({ grupo }) => grupo === 'aviso')
      .map((aviso) => documentView(sources, aviso)),
  };
}
