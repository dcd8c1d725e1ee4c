import type { ReactNode } from 'react';

interface ListProps<T> {
  of: readonly T[];
  as?: 'ul' | 'ol';
  className?: string;
  /** Of each item. */
  item?: string;
  /** By default the item itself, a text. */
  children?: (one: T) => ReactNode;
}

/** Its items never change places, so that each has its place as its key. */
export function List<T>({ of, as: Tag = 'ul', className, item, children = String }: ListProps<T>) {
  return (
    <Tag className={className}>
      {of.map((one, at) => (
        <li key={at} className={item}>
          {children(one)}
        </li>
      ))}
    </Tag>
  );
}
