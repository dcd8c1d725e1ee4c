import type { ReactNode } from 'react';

type WithMeaningProps = { meaning: string | undefined; children: ReactNode };

/** A Spanish text beside its meaning: «Name (Nombre)». */
export function WithMeaning({ meaning, children }: WithMeaningProps) {
  if (meaning === undefined) return children;
  return (
    <>
      {`${meaning} `}
      <span className="in-spanish">
        (<span lang="es-MX">{children}</span>)
      </span>
    </>
  );
}
