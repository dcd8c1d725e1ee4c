import type { ViewOf } from '@/lib/site/kinds';
import { ACUSE_PAGE } from '@/lib/ui-texts';
import { AcuseCheck } from '@/components/islands/acuse';
import { Island } from '@/components/ui/Island';
import { Prose } from '@/components/ui/text';

export function AcuseSection({ before, after, forms }: ViewOf<'acuse'>) {
  return (
    <>
      <Prose html={before} />
      <noscript>
        <p className="notice mt-6">{ACUSE_PAGE.withoutScript}</p>
      </noscript>
      <section id="comprobar" className="section">
        <h2>{ACUSE_PAGE.check}</h2>
        <Island
          name="acuse"
          of={AcuseCheck}
          when="interaction"
          className="needs-script"
          props={{ forms }}
        />
      </section>
      <Prose html={after} apart />
    </>
  );
}
