import path from 'node:path';
import type { SiteFiles } from '../compressed';
import { blocksAs, itemsAs, type PageText } from './text';

/** What every page has around its head's own. */
const page = ({ title }: PageText, head: string, body: string, more = '') =>
  `<!doctype html><html lang="es"${more}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><meta name="description" content="${title}">${head}</head><body>${body}</body></html>`;

/** The words in no template: neither style nor script. */
export const bare = (_modules: string, text: PageText): SiteFiles => ({
  html: page(
    text,
    '<link rel="icon" href="data:,">',
    `<nav><ul>${itemsAs(text.menu, '', '')}</ul></nav><main>${blocksAs(text)}</main><footer><ul>${itemsAs(text.footer, '', '')}</ul></footer>`,
  ),
});

/** The U.S. Web Design System's documentation page: its header, navigation, prose and footer. */
export function uswds(modules: string, text: PageText): SiteFiles {
  const dist = path.join(modules, '@uswds', 'uswds', 'dist');
  const head = `<link rel="icon" href="/img/favicons/favicon.ico"><script src="/js/uswds-init.min.js"></script><link rel="stylesheet" href="/css/uswds.min.css">`;
  const body = `<a class="usa-skipnav" href="#main">Ir al contenido</a><div class="usa-overlay"></div>
<header class="usa-header usa-header--basic"><div class="usa-nav-container"><div class="usa-navbar"><div class="usa-logo"><em class="usa-logo__text"><a href="/">${text.site}</a></em></div><button type="button" class="usa-menu-btn">Menú</button></div><nav aria-label="Principal" class="usa-nav"><button type="button" class="usa-nav__close"><img src="/img/usa-icons/close.svg" alt="Cerrar"></button><ul class="usa-nav__primary usa-accordion">${itemsAs(text.menu, 'usa-nav__primary-item', 'usa-nav-link')}</ul></nav></div></header>
<main class="usa-section" id="main"><div class="grid-container"><div class="usa-prose">${blocksAs(text)}</div></div></main>
<footer class="usa-footer"><div class="usa-footer__primary-section"><nav class="usa-footer__nav" aria-label="Pie"><ul class="grid-row grid-gap">${itemsAs(text.footer, 'mobile-lg:grid-col-4 usa-footer__primary-content', 'usa-footer__primary-link')}</ul></nav></div></footer>
<script src="/js/uswds.min.js"></script>`;
  const part = (name: string) => ({ from: path.join(dist, name), to: name });
  const parts = ['css', 'js', 'fonts', 'img/usa-icons', 'img/usa-icons-bg', 'img/favicons'];
  return { html: page(text, head, body), copies: parts.map(part) };
}

/** France's Système de Design de l'État: its header with menu, body and footer. */
export function dsfr(modules: string, text: PageText): SiteFiles {
  const dist = path.join(modules, '@gouvfr', 'dsfr', 'dist');
  const head = `<link rel="icon" href="/favicon/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="/dsfr.min.css">`;
  const body = `<div class="fr-skiplinks"><nav class="fr-container" aria-label="Accesos"><ul class="fr-skiplinks__list"><li><a class="fr-link" href="#content">Contenido</a></li></ul></nav></div>
<header class="fr-header"><div class="fr-header__body"><div class="fr-container"><div class="fr-header__body-row"><div class="fr-header__brand fr-enlarge-link"><div class="fr-header__brand-top"><div class="fr-header__logo"><p class="fr-logo">${text.site}</p></div><div class="fr-header__navbar"><button class="fr-btn--menu fr-btn" data-fr-opened="false" aria-controls="menu" title="Menú" id="menu-button">Menú</button></div></div><div class="fr-header__service"><a href="/"><p class="fr-header__service-title">${text.site}</p></a></div></div></div></div></div>
<div class="fr-header__menu fr-modal" id="menu" aria-labelledby="menu-button"><div class="fr-container"><button class="fr-btn--close fr-btn" aria-controls="menu" title="Cerrar">Cerrar</button><nav class="fr-nav" aria-label="Principal"><ul class="fr-nav__list">${itemsAs(text.menu, 'fr-nav__item', 'fr-nav__link')}</ul></nav></div></div></header>
<main id="content"><div class="fr-container fr-my-6w">${blocksAs(text)}</div></main>
<footer class="fr-footer"><div class="fr-container"><div class="fr-footer__body"><div class="fr-footer__brand"><p class="fr-logo">${text.site}</p></div></div><div class="fr-footer__bottom"><ul class="fr-footer__bottom-list">${itemsAs(text.footer, 'fr-footer__bottom-item', 'fr-footer__bottom-link')}</ul></div></div></footer>
<script type="module" src="/dsfr.module.min.js"></script><script nomodule src="/dsfr.nomodule.min.js"></script>`;
  const part = (name: string) => ({ from: path.join(dist, name), to: name });
  const parts = ['fonts', 'icons', 'favicon'].map(part);
  return {
    html: page(text, head, body, ' data-fr-scheme="system"'),
    copies: [...parts, { from: dist, to: '', only: /^dsfr\.(module\.|nomodule\.)?min\.(css|js)$/ }],
  };
}

/** Bootstrap Italia, which Italy's model of municipal sites is made with: that model's header and footer. */
export function italia(modules: string, text: PageText): SiteFiles {
  const dist = path.join(modules, 'bootstrap-italia', 'dist');
  const head = `<link rel="icon" href="data:,"><link rel="stylesheet" href="/bootstrap-italia/css/bootstrap-italia.min.css"><script>window.__PUBLIC_PATH__ = '/bootstrap-italia/fonts'</script>`;
  const icon = (name: string) =>
    `<svg class="icon" aria-hidden="true"><use href="/bootstrap-italia/svg/sprites.svg#${name}"></use></svg>`;
  const body = `<div class="skiplinks"><a class="visually-hidden-focusable" href="#main">Ir al contenido</a></div>
<header class="it-header-wrapper"><div class="it-header-slim-wrapper"><div class="container"><div class="it-header-slim-wrapper-content"><a class="d-lg-block navbar-brand" href="/">${text.site}</a></div></div></div>
<div class="it-nav-wrapper"><div class="it-header-center-wrapper"><div class="container"><div class="it-header-center-content-wrapper"><div class="it-brand-wrapper"><a href="/">${icon('it-pa')}<div class="it-brand-text"><div class="it-brand-title">${text.site}</div></div></a></div></div></div></div>
<div class="it-header-navbar-wrapper"><div class="container"><nav class="navbar navbar-expand-lg" aria-label="Principal"><button class="custom-navbar-toggler" type="button" aria-controls="menu" aria-expanded="false" aria-label="Menú" data-bs-toggle="navbarcollapsible" data-bs-target="#menu">${icon('it-burger')}</button><div class="navbar-collapsable" id="menu"><div class="overlay"></div><div class="menu-wrapper"><ul class="navbar-nav">${itemsAs(text.menu, 'nav-item', 'nav-link')}</ul></div></div></nav></div></div></div></header>
<main id="main"><div class="container my-4">${blocksAs(text)}</div></main>
<footer class="it-footer"><div class="it-footer-main"><div class="container"><ul class="footer-list">${itemsAs(text.footer, '', 'list-item')}</ul></div></div></footer>
<script src="/bootstrap-italia/js/bootstrap-italia.bundle.min.js"></script><script>bootstrap.loadFonts('/bootstrap-italia/fonts')</script>`;
  const part = (name: string) => ({ from: path.join(dist, name), to: `bootstrap-italia/${name}` });
  return { html: page(text, head, body), copies: ['css', 'js', 'fonts', 'svg'].map(part) };
}
