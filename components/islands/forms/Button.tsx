import type { ComponentProps } from 'react';

/** A button that sends nothing by itself: outlined, unless `className` says otherwise. */
export const Button = (props: ComponentProps<'button'>) => (
  <button type="button" className="button button-outline" {...props} />
);
