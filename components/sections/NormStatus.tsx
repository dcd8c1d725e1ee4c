import type { HTMLAttributes } from 'react';
import type { SIGNS } from '@/lib/site/normas/status';

interface NormStatusProps extends HTMLAttributes<HTMLSpanElement> {
  sign: (typeof SIGNS)[keyof typeof SIGNS];
}

export const NormStatus = ({ sign, ...rest }: NormStatusProps) => (
  <span className="norm-status" data-sign={sign} {...rest} />
);
