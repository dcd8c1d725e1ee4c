import { Icon } from '@/components/ui/Icon';
import { Prose } from '@/components/ui/text';
import type { ViewOf } from '@/lib/site/kinds';
import { EASY } from '@/lib/ui-texts';

/** A page in easy language: each part beside its drawing, in large letters. */
export function EasyPage({ lead, parts, validado }: ViewOf<'facil'>) {
  return (
    <div className="easy-page">
      {lead && <Prose html={lead} />}
      {parts.map(({ id, html, dibujo }) => (
        <section
          key={id}
          className="grid gap-6 gap-y-2 line-above pt-6 sm:grid-cols-[auto_minmax(0,1fr)]"
          aria-labelledby={id}
        >
          <Icon drawing={dibujo} size={72} />
          <Prose html={html} />
        </section>
      ))}
      <p className="text-sm text-gris">{validado ? EASY.checked(validado) : EASY.unchecked}</p>
    </div>
  );
}
