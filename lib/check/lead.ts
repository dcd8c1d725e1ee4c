import type { Content } from '@/lib/content/model';
import type { Entry } from '@/lib/content/types';
import type { ProblemReport } from '@/lib/content/parse/report';
import { kindOf, PAGE_KINDS } from '@/lib/site/kinds';

/** With its surroundings, 120 words before the choice of mode. */
export const LEAD_WORDS = 60;

/** Advises on long text above a form's first `##`, which does not fold and delays readers. */
export function checkLeads({ paginas, ingles }: Content, advice: ProblemReport): void {
  const sources = PAGE_KINDS.map(kindOf).flatMap(({ form, source }) =>
    form ? `content/${String(source)}` : [],
  );
  const pages: Entry<unknown>[] = [
    ...paginas.filter(({ file }) => sources.includes(file)),
    ...ingles.filter(({ data }) => data.formulario),
  ];
  for (const entry of pages) {
    const [lead = ''] = entry.body.split(/^## /m);
    const words = lead.replace(/\]\([^)]*\)/g, '').match(/\S*\p{L}\S*/gu)?.length ?? 0;
    if (words > LEAD_WORDS)
      advice.body(
        entry,
        1,
        `antes del formulario se leen ${words} palabras. Deje ${LEAD_WORDS} o menos arriba del primer «##»; lo demás va debajo, que se despliega.`,
      );
  }
}
