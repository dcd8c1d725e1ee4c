import type { HTMLAttributes } from 'react';
import type { SIGNS } from '@/lib/site/normas/status';

interface NormStatusProps extends HTMLAttributes<HTMLSpanElement> {
  sign: (typeof SIGNS)[keyof typeof SIGNS];
}

export const NormStatus = ({ sign, ...rest }: NormStatusProps) => (
  <span className="norm-status" data-sign={sign} {...rest} />
);

interface MeaningsProps {
  title: string;
  meanings: readonly (readonly [name: string, meaning: string])[];
}

export const Meanings = ({ title, meanings }: MeaningsProps) => (
  <details className="mt-3">
    <summary>{title}</summary>
    <dl className="mt-2">
      {meanings.map(([name, meaning]) => (
        <div key={name} className="py-[2px] text-sm">
          <dt className="inline bold">{name}:</dt> <dd className="inline">{meaning}</dd>
        </div>
      ))}
    </dl>
  </details>
);
