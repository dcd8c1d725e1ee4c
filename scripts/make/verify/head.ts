import type { Page } from '.';

const TITLE_MAX = 120;

/** Each page has its own title and description, one h1, a canonical and its language. */
export function checkHead(pages: Page[]): string[] {
  const titles = new Map<string, string>();
  return pages.flatMap(({ file, $ }) => {
    const faults: string[] = [];
    const title = $('head > title').text();
    const earlier = titles.get(title);
    if (!title || title.length > TITLE_MAX)
      faults.push(`el título «${title}» falta o pasa de ${TITLE_MAX} letras`);
    if (earlier) faults.push(`el título «${title}» ya es de ${earlier}`);
    titles.set(title, file);
    if (!$('meta[name="description"]').attr('content')) faults.push('no tiene descripción');
    if ($('h1').length !== 1) faults.push(`tiene ${$('h1').length} títulos h1 y debe tener uno`);
    if (file !== '404.html' && $('link[rel="canonical"]').length !== 1)
      faults.push('no tiene dirección canónica');
    if ($('html').attr('lang') !== 'es-MX') faults.push('no dice lang="es-MX"');
    $('img:not([alt])').each(
      (_, image) => void faults.push(`la imagen ${$(image).attr('src')} no tiene alt`),
    );
    return faults.map((fault) => `${file}: ${fault}.`);
  });
}

/** Nothing that the served policy would refuse: handlers, style attributes, scripts of a page's own. */
export function checkPolicy(pages: Page[], base: string): string[] {
  const style = pages[0]?.$('style').text();
  return pages.flatMap(({ file, $ }) => {
    const faults: string[] = [];
    $('*').each((_, element) => {
      if (!('attribs' in element)) return;
      for (const name of Object.keys(element.attribs))
        if (name === 'style' || /^on/.test(name))
          faults.push(`lleva el atributo ${name} en <${element.tagName}>`);
    });
    if ($('style').length !== 1 || $('style').text() !== style)
      faults.push('no lleva la hoja de estilo común');
    $('script').each((_, script) => {
      const { type, src } = script.attribs;
      const text = $(script).text();
      if (!src && type === 'module' && text !== base)
        faults.push('lleva un guion propio dentro de la página');
      if (
        !src &&
        type !== 'module' &&
        type !== 'speculationrules' &&
        type !== 'application/ld+json'
      )
        faults.push(`lleva un guion de tipo ${type ?? 'clásico'}`);
      if (src?.includes('_next')) faults.push(`carga ${src}`);
    });
    return faults.map((fault) => `${file}: ${fault}.`);
  });
}
