import type { HTMLAttributes } from 'react';
import type { SIGNS } from '@/lib/site/normas/status';

interface NormStatusProps extends HTMLAttributes<HTMLSpanElement> {
  sign: (typeof SIGNS)[keyof typeof SIGNS];
}

/** A norm's status: its first child is the chip, with a sign and a colour for yes, no and unknown (D61). */
export const NormStatus = ({ sign, ...rest }: NormStatusProps) => (
  <span className="norm-status" data-sign={sign} {...rest} />
);
