import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import type { SiteFiles } from '../compressed';
import { blocksAs, type PageText } from './text';

const Nunjucks = z.object({
  configure: z.custom<(folder: string) => { renderString(template: string, data: object): string }>(
    (value) => typeof value === 'function',
  ),
});

/** GOV.UK's page template, rendered as its own guide says: its header, service navigation and footer. */
export function govuk(modules: string, text: PageText): SiteFiles {
  const dist = path.join(modules, 'govuk-frontend', 'dist');
  const nunjucks = Nunjucks.parse(createRequire(path.join(modules, 'x.js'))('nunjucks'));
  const html = nunjucks.configure(dist).renderString(TEMPLATE, {
    ...text,
    htmlLang: 'es',
    body: blocksAs(text, {
      h1: 'govuk-heading-l',
      h2: 'govuk-heading-m',
      h3: 'govuk-heading-s',
      p: 'govuk-body',
      ul: 'govuk-list govuk-list--bullet',
    }),
  });
  return {
    html,
    copies: [
      { from: path.join(dist, 'govuk', 'assets'), to: 'assets' },
      { from: path.join(dist, 'govuk'), to: 'govuk', only: /^govuk-frontend\.min\.(css|js)$/ },
    ],
  };
}

const TEMPLATE = `{% extends "govuk/template.njk" %}
{% from "govuk/components/service-navigation/macro.njk" import govukServiceNavigation %}
{% from "govuk/components/footer/macro.njk" import govukFooter %}
{% block pageTitle %}{{ title }}{% endblock %}
{% block head %}<meta name="description" content="{{ title }}"><link rel="stylesheet" href="/govuk/govuk-frontend.min.css">{% endblock %}
{% block govukServiceNavigation %}{{ govukServiceNavigation({ serviceName: site, serviceUrl: "/", menuButtonText: "Menú", navigation: menu }) }}{% endblock %}
{% block content %}{{ body | safe }}{% endblock %}
{% block govukFooter %}{{ govukFooter({ meta: { items: footer } }) }}{% endblock %}
{% block bodyEnd %}<script type="module" src="/govuk/govuk-frontend.min.js"></script><script type="module">import { initAll } from '/govuk/govuk-frontend.min.js'; initAll();</script>{% endblock %}`;
