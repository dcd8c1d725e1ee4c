import type { Content } from '@/lib/content/model';
import type { ProblemReport } from '@/lib/content/parse/report';
import { formerAddresses } from '@/lib/site/former';
import { ALIASES, allRoutes } from '@/lib/site/pages';
import { pressRedirects } from '@/lib/site/press';

/** Former addresses are unique and belong to no page: redirects never chain. Case is ignored (D7). */
export function checkFormerAddresses(content: Content, report: ProblemReport) {
  const former = formerAddresses(content);
  if (former.length === 0) return;
  const taken = new Map(
    [
      ...allRoutes(content),
      ...[...ALIASES, ...pressRedirects(content)].map(({ from }) => from),
    ].map((ruta) => [ruta.toLowerCase(), 'una página del sitio']),
  );
  for (const { from, to, entry, field } of former) {
    if (from.toLowerCase() === to.toLowerCase()) continue;
    const owner = taken.get(from.toLowerCase());
    if (owner)
      report.field(
        entry,
        field,
        `«${from}» es la dirección de ${owner}, y no puede llevar a «${to}». Bórrela de esta lista.`,
      );
    else taken.set(from.toLowerCase(), entry.file);
  }
}
