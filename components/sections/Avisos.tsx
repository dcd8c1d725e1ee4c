import type { AvisoView } from '@/lib/site/page-data/avisos';
import { AVISOS_SCRIPT } from '@/lib/site/avisos-script';
import { AVISOS } from '@/lib/ui-texts';
import { Glyph } from '@/components/ui/drawings';
import { Marca } from '@/components/ui/text';

const LOOKS = {
  informativo: { className: 'aviso', glyph: 'aviso' },
  importante: { className: 'aviso bg-resalte', glyph: 'importante' },
  urgente: { className: 'aviso border-l-rojo bg-rojo-claro', glyph: 'urgente' },
} as const satisfies Record<AvisoView['nivel'], object>;

/** Script hides notices of other days before the first paint (decisions/notices-and-states.md). */
export function Avisos({ avisos }: { avisos: AvisoView[] }) {
  return (
    <div data-nosnippet="">
      {avisos.map(({ id, nivel, titulo, html, vigencia, desde, hasta, muestra }) => (
        <section
          key={id}
          className={LOOKS[nivel].className}
          aria-label={`${AVISOS[nivel]}: ${titulo}`}
          data-aviso={id}
          data-desde={desde}
          data-hasta={hasta}
          // The script hides it before development hydrates.
          suppressHydrationWarning
        >
          <div className="container-page">
            <p>
              <strong className="inline-flex items-center gap-2">
                <Glyph name={LOOKS[nivel].glyph} />
                {AVISOS[nivel]}
              </strong>
              <Marca si={muestra} />
            </p>
            <p className="text-h4 bold">{titulo}</p>
            <div dangerouslySetInnerHTML={{ __html: html }} />
            <div className="flex flex-wrap items-center justify-between gap-x-6 text-sm">
              <p>{vigencia}</p>
              <button type="button" className="needs-script min-h-target bold underline">
                {AVISOS.hide}
              </button>
            </div>
          </div>
        </section>
      ))}
      <script data-avisos="" dangerouslySetInnerHTML={{ __html: AVISOS_SCRIPT }} />
    </div>
  );
}
