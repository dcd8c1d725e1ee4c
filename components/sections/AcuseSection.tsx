import type { ViewOf } from '@/lib/site/kinds';
import { ACUSE_PAGE, OTHER_WAYS } from '@/lib/ui-texts';
import { AcuseCheck } from '@/components/islands/acuse';
import { Island } from '@/components/ui/Island';
import { Fold, Prose } from '@/components/ui/text';

export function AcuseSection({ before, after, forms, calls, office }: ViewOf<'acuse'>) {
  return (
    <>
      <noscript>
        <p className="notice mb-6">{ACUSE_PAGE.withoutScript}</p>
      </noscript>
      <Island
        name="acuse"
        of={AcuseCheck}
        when="interaction"
        props={{ forms, calls, office, title: ACUSE_PAGE.check }}
        built={{
          between: (
            <details id={OTHER_WAYS} open>
              {/* Only an answer folds the list: until then it has its own title. */}
              <summary hidden className="no-print mt-6 bold">
                {ACUSE_PAGE.otherWays}
              </summary>
              <Prose html={before} apart />
            </details>
          ),
        }}
      />
      <Fold
        id="como-se-comprueba"
        className="panel form-part no-print"
        folds="always"
        title={<h2>{ACUSE_PAGE.how}</h2>}
      >
        <div className="panel-body">
          <Prose html={after} />
        </div>
      </Fold>
    </>
  );
}
